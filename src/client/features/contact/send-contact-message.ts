import { contactMessagesApi } from '../../api/contact-messages-api';
import { unwrapCall } from '../../api/request-failure';
import type { Dispatch } from '../../api/store';
import type { NewContactMessage } from '../../../contract/talking/contact-message';
import { hasCapability } from '../../services/configuration';
import { createUuid } from '../../services/browser/create-uuid';

export type ContactFields = Partial<Omit<NewContactMessage, 'id'>>;

/** The message whose outcome is unknown keeps its id, so that a second attempt stores it once. */
let pendingMessage: { content: string; id: string } | undefined;

/**
 * Sends a message of the contact form, unless it is empty or the server does not support such messages.
 * Rejects with a message for the user.
 */
export async function sendContactMessage(dispatch: Dispatch, fields: ContactFields): Promise<void> {
  const { firstName = '', lastName = '', email = '', message = '' } = fields;
  if (!hasCapability('contactMessages') || !message.trim()) return;
  const body = { firstName, lastName, email, message };
  const content = JSON.stringify(body);
  if (pendingMessage?.content !== content) pendingMessage = { content, id: createUuid() };
  const { addContactMessage } = contactMessagesApi.endpoints;
  await unwrapCall(
    dispatch(addContactMessage.initiate({ id: pendingMessage.id, ...body }, { track: false })),
  );
  pendingMessage = undefined;
}
