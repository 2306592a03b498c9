import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import { recordAct, staffActor } from '../platform/record-act.sql';
import { DomainError, NotFoundError } from '../../errors/domain-error';
import { pageRequest, sendPage } from '../platform/pagination';
import { registerEndpoint } from '../access/register-endpoint';
import { addContactEmail } from '../platform/outbox.sql';
import {
  addContactMessage,
  contactMessagesJson,
  setContactMessageDone,
} from './contact-messages.sql';

/** The messages of the contact form, if the operator has set a contact address. */
export async function contactMessageRoutes(app: FastifyInstance): Promise<void> {
  const { database, shopSettings } = app;

  registerEndpoint(app, calls.addContactMessage, async ({ body }) => {
    const { contactAddress } = await shopSettings.read();
    if (!contactAddress)
      throw new DomainError('conflict', "You can't write to us here at the moment.");
    await database.transaction(async (tx) => {
      if (await addContactMessage(tx, body)) await addContactEmail(tx, body.id);
    });
    return { acknowledged: true };
  });

  registerEndpoint(app, calls.contactMessages, async ({ query, ...context }) =>
    sendPage(context, await contactMessagesJson(database, query, pageRequest(query))),
  );

  registerEndpoint(
    app,
    calls.setContactMessageDone,
    async ({ caller, params: { id }, body: { done }, request }) => {
      const isChanged = await database.transaction(async (tx) => {
        const changed = await setContactMessageDone(tx, id, done);
        if (changed) {
          await recordAct(tx, staffActor(caller, request), {
            act: 'contactMessage.setDone',
            subject: { type: 'contactMessage', id },
            before: { done: !done },
            after: { done },
          });
        }
        return changed;
      });
      if (isChanged === undefined) throw new NotFoundError('contactMessage');
      return { acknowledged: true, modifiedCount: isChanged ? 1 : 0 };
    },
  );
}
