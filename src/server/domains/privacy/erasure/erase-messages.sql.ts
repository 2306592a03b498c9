import type { Transaction } from '../../../database/database';
import { sql } from '../../../database/sql';
import { unlinkPictures } from '../../pictures/stored-pictures.sql';
import { withoutIdentifiers, type ErasedPerson } from './erased-person.sql';

/** Empties a person's messages. Removes the name, email addresses and phone numbers from the other participant's. */
export async function eraseMessages(tx: Transaction, person: ErasedPerson): Promise<void> {
  const { id } = person;
  const isOwn = sql`conversation_id in (
    select conversation_id from conversation_participants where user_id = ${id}) and sender_id = ${id}`;
  await unlinkPictures(tx, 'message', sql`message_id in (select id from messages where ${isOwn})`);
  await tx.query(sql`
    update messages set text = '', redacted_text = null, photos = '[]' where ${isOwn}`);
  await tx.query(sql`
    update messages set text = ${withoutIdentifiers(sql`text`, person)},
      redacted_text = ${withoutIdentifiers(sql`redacted_text`, person)}
    where conversation_id in (
      select conversation_id from conversation_participants where user_id = ${id})`);
  await tx.query(sql`
    update conversation_participants set email_due_at = null, unread_count = 0
    where user_id = ${id}`);
  await tx.query(sql`
    delete from user_blocks where blocker_id = ${id} or blocked_id = ${id}`);
}
