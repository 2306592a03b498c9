import type { Transaction } from '../../../database/database';
import { sql, type Sql } from '../../../database/sql';
import { withoutIdentifiers, type ErasedPerson, orderIdsOf } from './erased-person.sql';

/**
 * Removes a person's identity from reports, decisions, appeals and the audit log. Their texts are kept, because the
 * other side may still object to a decision. Deletes the person's messages of the contact form. Rows of visitors match
 * by a confirmed email address only: otherwise an account with another person's address could delete that person's
 * rows.
 */
export async function eraseReports(tx: Transaction, person: ErasedPerson): Promise<void> {
  const { id, confirmedEmails } = person;
  const isReporter = sql`(
    reporter_id = ${id} or lower(reporter_email) = any(${confirmedEmails}::text[]))`;
  const reports = await tx.query<{ id: string; decisionId: string | null }>(sql`
    select id, decision_id as "decisionId" from reports where subject_user_id = ${id} or ${isReporter}`);
  const decisions = await tx.query<{ id: string }>(sql`
    select id from decisions
    where user_id = ${id} or id = any(${reports.map(({ decisionId }) => decisionId)}::text[])`);
  const reportIds = reports.map((report) => report.id);
  const decisionIds = decisions.map((decision) => decision.id);
  await eraseAuditLog(tx, person, { reportIds, decisionIds });
  // The errors of these tasks may contain the email address.
  await tx.query(sql`
    delete from outbox
    where task = 'reportReceipt' and payload ->> 'reportId' in (
        select id from reports where ${isReporter})
      or task = 'decisionEmail' and (
        payload ->> 'reportId' in (select id from reports where ${isReporter})
        or payload ->> 'reportId' is null and payload ->> 'decisionId' in (
          select id from decisions where user_id = ${id}))`);
  await tx.query(sql`
    update appeals set text = ${withoutIdentifiers(sql`text`, person)},
      reason = ${withoutIdentifiers(sql`reason`, person)}
    where decision_id = any(${decisionIds}::text[])`);
  await tx.query(sql`
    update reports set text = ${withoutIdentifiers(sql`text`, person)},
      subject_name = ${nameOfSubject(sql`subject_user_id`, person)}
    where id = any(${reportIds}::text[])`);
  await tx.query(sql`
    update reports set reporter_id = null, reporter_email = null where ${isReporter}`);
  await tx.query(sql`
    update decisions set facts = ${withoutIdentifiers(sql`facts`, person)},
      rule = ${withoutIdentifiers(sql`rule`, person)},
      reversal_reason = ${withoutIdentifiers(sql`reversal_reason`, person)},
      subject_name = ${nameOfSubject(sql`user_id`, person)}
    where id = any(${decisionIds}::text[])`);
  await tx.query(sql`
    with deleted as (
      delete from contact_messages where lower(trim(email)) = any(${confirmedEmails}::text[])
      returning id)
    delete from outbox
    where task = 'contactEmail' and payload ->> 'messageId' in (select id from deleted)`);
}

/** The report stores the name that its subject had then, which may be a former name of the person. */
const nameOfSubject = (userId: Sql, person: ErasedPerson): Sql => sql`
  case when subject_type = 'person' and ${userId} = ${person.id} then ''
    else ${withoutIdentifiers(sql`subject_name`, person)} end`;

/**
 * Removes a person's name, email address and phone numbers from the reasons that staff entered for acts about them. The
 * entries stay, as the evidence of what staff did. Deletes the notes of staff.
 */
async function eraseAuditLog(
  tx: Transaction,
  person: ErasedPerson,
  { reportIds, decisionIds }: { reportIds: string[]; decisionIds: string[] },
): Promise<void> {
  const { id, confirmedEmails } = person;
  const ownSubjects = sql`
    select ${id}::text
    union all select id from ${orderIdsOf(person)} orders
    union all select id from products where seller_id = ${id}
    union all select id from deleted_products where seller_id = ${id}`;
  await tx.query(sql`delete from staff_notes where subject_id in (${ownSubjects})`);
  await tx.query(sql`
    update audit_log set reason = ${withoutIdentifiers(sql`reason`, person)}
    where reason is not null and subject_id in (
      ${ownSubjects}
      union all select unnest(${[...reportIds, ...decisionIds]}::text[])
      union all select id from payouts where seller_id = ${id}
      union all select id from staff_invitations where email = any(${confirmedEmails}::text[])
      union all select after ->> 'invitationId' from audit_log where subject_id = ${id})`);
}
