import { hasRole } from '../../../contract/accounts/has-role';
import type { Queryable, Transaction } from '../../database/database';
import { DomainError, NotFoundError } from '../../errors/domain-error';
import { findConversation, hasOpenOrder, type ConversationRecord } from './conversations.sql';
import { findAdminReadGround, type AdminReadGround } from './conversation-reports.sql';
import type { UserRecord } from '../access/users.sql';

/**
 * Returns a conversation of which the user is the buyer or the seller.
 * @throws NotFoundError for others, as if the conversation did not exist
 */
export function requireParticipant(
  conversation: ConversationRecord | undefined,
  userId: string,
): ConversationRecord {
  if (!conversation || !isParticipant(conversation, userId))
    throw new NotFoundError('conversation');
  return conversation;
}

function isParticipant(
  { buyerId, sellerId, isHiddenFromSeller }: ConversationRecord,
  userId: string,
): boolean {
  return buyerId === userId || (sellerId === userId && !isHiddenFromSeller);
}

/** A conversation and why the reader can read it: as its buyer or seller, or as an admin. */
interface ReadableConversation {
  conversation: ConversationRecord;
  ground: 'participant' | AdminReadGround;
}

/**
 * Returns a conversation that the user can read.
 * @throws NotFoundError for others, as if the conversation did not exist
 */
export async function findReadableConversation(
  database: Queryable,
  id: string,
  user: Pick<UserRecord, 'id' | 'role'>,
): Promise<ReadableConversation> {
  const conversation = await findConversation(database, id);
  if (conversation && isParticipant(conversation, user.id)) {
    return { conversation, ground: 'participant' };
  }
  const ground =
    conversation && hasRole(user, 'staff') ? await findAdminReadGround(database, id) : undefined;
  if (!conversation || !ground) throw new NotFoundError('conversation');
  return { conversation, ground };
}

/** @throws DomainError if the user is suspended, and the conversation is not about an order that has not ended */
export async function requireOpenOrderIfSuspended(
  tx: Transaction,
  user: Pick<UserRecord, 'suspended'>,
  conversationId: string,
): Promise<void> {
  if (!user.suspended || (await hasOpenOrder(tx, conversationId))) return;
  throw new DomainError(
    'forbidden',
    'Your account is suspended. You can write about open orders only.',
  );
}
