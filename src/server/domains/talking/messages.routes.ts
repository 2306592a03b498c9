import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import type { NewMessage } from '../../../contract/talking/conversation';
import { pluralize } from '../../../contract/text/pluralize';
import type { AppOptions } from '../../app-options';
import { requireConfirmedEmail } from '../access/requirements';
import type { UserRecord } from '../access/users.sql';
import { requireOpenOrderIfSuspended } from './conversation-role';
import { sendMessage, type OutgoingMessage } from './send-message';
import { findOrStartConversation, findOrStartConversationOfOrder } from './start-conversation';
import type { Transaction } from '../../database/database';
import { createPhotoParser, rejectMissingPicture } from '../pictures/attached-photos';
import { mapQuotaError } from '../platform/map-quota-error';
import { registerEndpoint } from '../access/register-endpoint';

/** Sends messages, about a product, an order or in a conversation. */
export async function messageRoutes(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { database, limits } = app;
  const { requiresConfirmedEmail } = options.publicConfiguration;
  const parsePhotos = createPhotoParser(options);

  function toOutgoingMessage({ messageId, text = '', photos }: NewMessage): OutgoingMessage {
    const { urls, pictureNames } = parsePhotos(photos);
    return { id: messageId, text, photos: urls, pictureNames };
  }

  /** Sends a message in the conversation that `findConversationId` returns in the same transaction. */
  function sendInConversation(
    sender: UserRecord,
    body: NewMessage,
    findConversationId: (tx: Transaction) => string | Promise<string>,
  ) {
    const message = toOutgoingMessage(body);
    return database
      .transaction(async (tx) => {
        const conversationId = await findConversationId(tx);
        await requireOpenOrderIfSuspended(tx, sender, conversationId);
        const { messageEmailMinutes: emailMinutes } = limits;
        return sendMessage(tx, { conversationId, senderId: sender.id, emailMinutes }, message);
      })
      .catch(rejectMissingPicture);
  }

  registerEndpoint(app, calls.askAboutProduct, async ({ caller: buyer, body }) => {
    if (requiresConfirmedEmail) requireConfirmedEmail(buyer);
    const { newConversationsPerDay } = limits;
    const key = { productId: body.productId, buyerId: buyer.id };
    return mapQuotaError(
      sendInConversation(buyer, body, (tx) =>
        findOrStartConversation(tx, key, newConversationsPerDay),
      ),
      `You have asked about ${pluralize(newConversationsPerDay, 'watch')} in 24 hours, which is the daily limit. Please ask about this one tomorrow.`,
    );
  });

  registerEndpoint(
    app,
    calls.messageAboutOrder,
    async ({ caller: { user }, params: { orderId }, body }) =>
      sendInConversation(user, body, (tx) =>
        findOrStartConversationOfOrder(tx, { orderId, userId: user.id }),
      ),
  );

  registerEndpoint(app, calls.sendMessage, async ({ caller: { user }, params: { id }, body }) =>
    sendInConversation(user, body, () => id),
  );
}
