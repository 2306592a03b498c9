import type { Transaction } from '../database/database';
import { sql } from '../database/sql';
import { withoutIdentifiers, type ErasedPerson } from './erased-person';

/**
 * Removes a person's identity from reports, decisions and appeals, whose texts stay: the other side may still object
 * to a decision. Deletes the person's messages of the contact form. Those of a visitor are the person's only by a
 * confirmed address, or a new account with a stranger's address could delete them.
 */
export async function eraseReports(tx: Transaction, person: ErasedPerson): Promise<void> {
  const { id, confirmedEmail } = person;
  const isReporter = sql`(
    reporter_id = ${id} or ${confirmedEmail} <> '' and lower(reporter_email) = lower(${confirmedEmail}))`;
  await tx.query(sql`
    update appeals set text = ${withoutIdentifiers(sql`text`, person)}
    where report_id in (select id from reports where ${isReporter})
      or report_id is null and decision_id in (select id from decisions where user_id = ${id})`);
  await tx.query(sql`
    update reports set text = ${withoutIdentifiers(sql`text`, person)},
      subject_name = ${withoutIdentifiers(sql`subject_name`, person)}
    where subject_user_id = ${id} or ${isReporter}`);
  await tx.query(sql`
    update reports set reporter_id = null, reporter_email = null where ${isReporter}`);
  await tx.query(sql`
    update decisions set facts = ${withoutIdentifiers(sql`facts`, person)},
      reversal_reason = ${withoutIdentifiers(sql`reversal_reason`, person)},
      subject_name = ${withoutIdentifiers(sql`subject_name`, person)}
    where user_id = ${id}`);
  // The form does not require an address.
  if (confirmedEmail) {
    await tx.query(sql`
      delete from contact_messages where lower(trim(email)) = lower(${confirmedEmail})`);
  }
}
