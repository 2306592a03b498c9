import type { Database, Transaction } from '../../database/database';
import { markDelivered, markRead } from './conversation-participants.sql';
import type { ConversationRecord } from './conversations.sql';
import { addLiveChanges } from '../platform/live-changes.sql';

/** Records that a user has read messages up to a number, and notifies both people's pages. */
export async function markConversationRead(
  tx: Transaction,
  { id, buyerId, sellerId }: ConversationRecord,
  userId: string,
  number: number,
): Promise<number> {
  const isChanged = await markRead(tx, { conversationId: id, userId }, number);
  if (!isChanged) return 0;
  await addLiveChanges(tx, { about: 'conversation', id, recipientIds: [buyerId, sellerId] });
  return 1;
}

/** Records that a user's client has fetched messages up to a number, and notifies the other person. */
export async function markConversationDelivered(
  database: Database,
  { id, buyerId, sellerId }: ConversationRecord,
  userId: string,
  number: number,
): Promise<void> {
  await database.transaction(async (tx) => {
    const isChanged = await markDelivered(tx, { conversationId: id, userId }, number);
    if (!isChanged) return;
    const otherId = userId === buyerId ? sellerId : buyerId;
    await addLiveChanges(tx, { about: 'conversation', id, recipientIds: [otherId] });
  });
}
