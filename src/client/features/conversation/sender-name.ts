import type { Conversation, Message, Thread } from '../../../contract/talking/conversation';

/** Returns "You" or the first name of a message's sender. */
export function senderName({ isOwn, sender }: Message, { conversation }: Thread): string {
  return isOwn ? 'You' : conversation[sender].firstName || `The ${sender}`;
}

/** Returns the first name of the other person; for an admin both names. */
export function otherParticipantName({ as, buyer, seller }: Conversation): string {
  const buyerName = buyer.firstName || 'The buyer';
  const sellerName = seller.firstName || 'The seller';
  if (as === 'admin') return `${buyerName} and ${sellerName}`;
  return as === 'buyer' ? sellerName : buyerName;
}
