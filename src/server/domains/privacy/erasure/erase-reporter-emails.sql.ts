import type { Queryable } from '../../../database/database';
import { sql } from '../../../database/sql';
import { hasOpenAppeal } from '../../trust/decisions.sql';
import { appealUntil } from '../../selling/listing-staff-actions.sql';

/**
 * Erases the email address of at most `limit` visitors from their reports once the time to object to the decision is
 * over. Returns their number.
 */
export async function eraseReporterEmails(database: Queryable, limit: number): Promise<number> {
  const erased = await database.query(sql`
    update reports set reporter_email = null
    where id in (
      select reports.id from reports join decisions on decisions.id = reports.decision_id
      where reporter_email is not null and ${appealUntil} < now() and not ${hasOpenAppeal}
      order by reports.id limit ${limit} for update of reports skip locked)
    returning id`);
  return erased.length;
}
