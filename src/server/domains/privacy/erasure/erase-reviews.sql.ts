import type { Transaction } from '../../../database/database';
import { sql } from '../../../database/sql';
import { unlinkPictures } from '../../pictures/stored-pictures.sql';
import { withoutIdentifiers, type ErasedPerson } from './erased-person.sql';

/**
 * Empties the reviews and answers of a person. The ratings stay, without a name: otherwise an account could be deleted
 * to take back what it said. Removes the name, email addresses and phone numbers from what others wrote.
 */
export async function eraseReviews(tx: Transaction, person: ErasedPerson): Promise<void> {
  const { id } = person;
  // The flags of the orders are deleted with the account, but what they discount stays so.
  await tx.query(sql`
    update reviews set counted = false
    where published_at is null and (author_id = ${id} or subject_id = ${id})
      and exists (select 1 from order_flags where order_flags.order_id = reviews.order_id)`);
  await unlinkPictures(
    tx,
    'review',
    sql`review_id in (select id from reviews where author_id = ${id})`,
  );
  await tx.query(sql`update reviews set text = '', photos = '[]' where author_id = ${id}`);
  await tx.query(sql`update reviews set reply = null, replied_at = null where subject_id = ${id}`);
  await tx.query(sql`
    update reviews set text = ${withoutIdentifiers(sql`text`, person)},
      reply = ${withoutIdentifiers(sql`reply`, person)}
    where author_id = ${id} or subject_id = ${id}`);
}
