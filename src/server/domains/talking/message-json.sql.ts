import type { Role } from '../../../contract/accounts/user';
import { sql, type Sql } from '../../database/sql';

// The expressions need the tables `own` and `sale` of `conversationJoins`.

/** Whether contact details in a message are hidden from the person who did not write it. */
const isRedacted = (table: Sql) => sql`(${table}.redacted_text is not null and not sale.is_paid)`;

/** The text of a message as a participant reads it. */
export const visibleText = (table: Sql, viewerId: string) => sql`
  case when own.user_id is not null and ${table}.sender_id <> ${viewerId} and ${isRedacted(table)}
    then ${table}.redacted_text else ${table}.text end`;

/** Whether the row `messages` was reported, which only staff see. */
const isReported = sql`
  (own.user_id is null and exists (select 1 from reports where message_id = messages.id))`;

/** The reader of a conversation: one of its participants, or staff. */
export interface ConversationViewer {
  id: string;
  role: Role | null;
}

/** Moderators read contact details only where they record a reason, also after the payment. */
const isHiddenFromModerator = ({ role }: ConversationViewer) => sql`
  (${role === 'moderator'}::boolean and own.user_id is null and messages.redacted_text is not null)`;

/** The row `messages` as JSON, joined with the tables of its conversation. */
export const messageJson = (viewer: ConversationViewer) => sql`
  json_build_object('id', messages.id, 'number', messages.number,
    'sender', case messages.sender_id when conversations.buyer_id then 'buyer' else 'seller' end,
    'isOwn', messages.sender_id = ${viewer.id},
    'text', case when ${isHiddenFromModerator(viewer)} then messages.redacted_text
      else ${visibleText(sql`messages`, viewer.id)} end,
    'photos', messages.photos,
    'sentAt', messages.sent_at,
    'hasHiddenDetails', ${isHiddenFromModerator(viewer)}
      or own.user_id is not null and ${isRedacted(sql`messages`)},
    'isOffer', messages.offer_id is not null, 'isReported', ${isReported})`;
