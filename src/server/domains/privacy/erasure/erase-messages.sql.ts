import type { Transaction } from '../../../database/database';
import { sql } from '../../../database/sql';
import { unlinkPictures } from '../../pictures/stored-pictures.sql';
import { withoutIdentifiers, type ErasedPerson } from './erased-person.sql';

/** Empties a person's messages. Removes the name, email addresses and phone numbers from the other participant's. */
export async function eraseMessages(tx: Transaction, person: ErasedPerson): Promise<void> {
  const { id } = person;
  // A seller is no participant of a conversation whose buyer has not answered their offer.
  const isInTheirs = sql`conversation_id in (
    select conversation_id from conversation_participants where user_id = ${id}
    union select conversations.id from products
      join conversations on conversations.product_id = products.id
    where products.seller_id = ${id})`;
  const isOwn = sql`${isInTheirs} and sender_id = ${id}`;
  await unlinkPictures(tx, 'message', sql`message_id in (select id from messages where ${isOwn})`);
  await tx.query(sql`
    update messages set text = '', redacted_text = null, photos = '[]' where ${isOwn}`);
  await tx.query(sql`
    update messages set text = ${withoutIdentifiers(sql`text`, person)},
      redacted_text = ${withoutIdentifiers(sql`redacted_text`, person)}
    where ${isInTheirs}`);
  await tx.query(sql`
    update conversation_participants set email_due_at = null, unread_count = 0
    where user_id = ${id}`);
  await tx.query(sql`
    delete from user_blocks where blocker_id = ${id} or blocked_id = ${id}`);
}
