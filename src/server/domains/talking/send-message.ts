import type { SentMessage } from '../../../contract/talking/conversation';
import type { Transaction } from '../../database/database';
import { DomainError } from '../../errors/domain-error';
import { addParticipants, lockConversation, type ConversationRecord } from './conversations.sql';
import { addLiveChanges } from '../platform/live-changes.sql';
import {
  addMessage,
  findMessage,
  findRecentMessages,
  hideInMessage,
  type MessageRecord,
} from './messages.sql';
import { linkPictures } from '../pictures/stored-pictures.sql';
import { findBlocker } from '../accounts/user-blocks.sql';
import { requireParticipant } from './conversation-role';
import { redactContactDetails, redactMessages } from '../platform/redact-contact-details';

export interface OutgoingMessage {
  /** The UUID that the sender's client chose. */
  id: string;
  text: string;
  photos: string[];
  /** The names of the photos that this server stores. */
  pictureNames: string[];
  /** The offer of which it is a step. */
  offerId?: string;
}

interface SendTarget {
  conversationId: string;
  senderId: string;
  /** Minutes after which an email about the unread message is sent. */
  emailMinutes: number;
  /** Whether a conversation that its seller does not see stays so. */
  staysHidden?: boolean;
}

/**
 * Adds a user's message to a conversation. A repeated request returns the stored message.
 * @throws DomainError if the user may not write in the conversation; PictureMissingError
 */
export async function sendMessage(
  tx: Transaction,
  { conversationId, senderId, emailMinutes, staysHidden = false }: SendTarget,
  message: OutgoingMessage,
): Promise<SentMessage> {
  const conversation = requireParticipant(await lockConversation(tx, conversationId), senderId);
  const stored = await findMessage(tx, message.id);
  if (stored) return describeRepeated(conversation, stored, senderId);
  await requireWritable(tx, conversation, senderId);
  const { buyerId, sellerId } = conversation;
  if (conversation.isHiddenFromSeller && !staysHidden) {
    await addParticipants(tx, conversationId, [sellerId]);
  }
  const redactedText = await redactWithRecent(tx, { conversationId, senderId }, message.text);
  const isAdded = await addMessage(tx, {
    ...message,
    conversationId,
    senderId,
    emailMinutes,
    recipientId: senderId === buyerId ? sellerId : buyerId,
    number: conversation.messageCount + 1,
    redactedText,
  });
  const added = isAdded ? await findMessage(tx, message.id) : undefined;
  if (!added) throw messageIdTakenError();
  await linkPictures(
    tx,
    { use: 'message', id: message.id, userId: senderId },
    message.pictureNames,
  );
  await addLiveChanges(tx, {
    about: 'conversation',
    id: conversationId,
    recipientIds: [buyerId, sellerId],
  });
  return describeSent(conversation, added);
}

/**
 * Hides the contact details in a new message, and in the sender's last ones what it completes: a number that is
 * sent in parts.
 */
async function redactWithRecent(
  tx: Transaction,
  sender: { conversationId: string; senderId: string },
  text: string,
): Promise<string | null> {
  const recent = await findRecentMessages(tx, sender);
  const redacted = redactMessages([...recent.map((message) => message.text), text]);
  for (const [index, message] of recent.entries()) {
    const hidden = redacted[index];
    // What a message hides by itself is stored already.
    if (hidden != null && hidden !== redactContactDetails(message.text)) {
      await hideInMessage(tx, message.id, hidden);
    }
  }
  return redacted.at(-1) ?? null;
}

function describeRepeated(
  conversation: ConversationRecord,
  stored: MessageRecord,
  senderId: string,
): SentMessage {
  const isSame = stored.conversationId === conversation.id && stored.senderId === senderId;
  if (!isSame) throw messageIdTakenError();
  return describeSent(conversation, stored);
}

function messageIdTakenError(): DomainError {
  return new DomainError('conflict', 'The messageId was used for another message.');
}

/** @throws DomainError if a user has blocked the other one, or the conversation is closed */
async function requireWritable(
  tx: Transaction,
  conversation: ConversationRecord,
  senderId: string,
): Promise<void> {
  if (conversation.isBuyerDeleted || conversation.isSellerDeleted) {
    throw new DomainError('conflict', 'The account of the other person was closed.');
  }
  if (conversation.isProductDeleted) {
    throw new DomainError('conflict', 'The seller has removed this watch.');
  }
  const { buyerId, sellerId } = conversation;
  const recipientId = senderId === buyerId ? sellerId : buyerId;
  const blockerId = await findBlocker(tx, [senderId, recipientId]);
  if (blockerId === senderId) {
    throw new DomainError('forbidden', 'You have blocked this person. Unblock them to write.');
  }
  if (blockerId !== undefined) {
    throw new DomainError('forbidden', "This person doesn't want messages from you.");
  }
}

function describeSent(
  conversation: ConversationRecord,
  { senderId, id, number, text, photos, sentAt, hasContactDetails, isOffer }: MessageRecord,
): SentMessage {
  return {
    acknowledged: true,
    conversationId: conversation.id,
    message: {
      id,
      number,
      text,
      photos,
      sentAt: sentAt.toISOString(),
      isOwn: true,
      isOffer,
      sender: senderId === conversation.buyerId ? 'buyer' : 'seller',
      hasHiddenDetails: hasContactDetails && !conversation.isPaid,
    },
  };
}
