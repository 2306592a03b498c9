import type { Conversation } from '../../../contract/talking/conversation';
import { otherParticipantName } from './sender-name';

const closedNotes = {
  productDeleted: 'The watch is no longer for sale, so nobody can write here any more.',
  accountClosed: 'One of the accounts was closed, so nobody can write here any more.',
};

/** Returns why the user can't write in a conversation; undefined if they can. */
export function readOnlyReason(conversation: Conversation): string | undefined {
  const { as, canWrite, isBlocked, closedBecause } = conversation;
  if (canWrite) return undefined;
  if (as === 'admin') return 'You read this conversation as an admin. That is recorded.';
  if (closedBecause) return closedNotes[closedBecause];
  if (isBlocked) {
    return `You blocked ${otherParticipantName(conversation)}. To write again, choose Unblock in the menu above.`;
  }
  return "You can't write in this conversation.";
}
