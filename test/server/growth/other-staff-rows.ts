import type { Database } from '../../../src/server/database/database';
import { sql } from '../../../src/server/database/sql';
import type { TestUser } from '../support/records';
import { userNumber } from './other-users';

/** Acts and notes of an admin, messages of the contact form, of which the newest wait for an answer, and a few jobs that fail. */
export async function growStaffRows(target: Database, admin: TestUser): Promise<void> {
  await target.query(sql`
    insert into audit_log (actor_id, actor_role, act, subject_type, subject_id, reason, address,
      created_at)
    select ${admin.id}, 'Admin', case when ${userNumber} % 2 = 0 then 'user.readContactData'
        when suspended_at is null then 'user.verify' else 'user.suspend' end,
      'user', id, 'A question.', '192.0.2.1', created_at
    from users where uid like 'many-%'`);
  await target.query(sql`
    insert into staff_notes (subject_type, subject_id, author_id, text, created_at)
    select 'user', id, ${admin.id}, 'A question.', created_at from users where uid like 'many-%'`);
  await target.query(sql`
    insert into contact_messages (id, first_name, last_name, email, message, created_at, done_at)
    select 'contact-' || uid, 'A', 'B', email, 'Hello', created_at,
      case when created_at < now() - interval '2 days' then created_at end
    from users where uid like 'many-%'`);
  await target.query(sql`
    insert into outbox (key, task, payload, last_error, dead_lettered_at, due_at, created_at)
    select 'open/' || uid, 'email', '{}', 'The mail server does not respond.',
      case when ${userNumber} % 5 = 0 then created_at end, now() + interval '1 hour', created_at
    from users where uid like 'many-%' order by created_at desc limit 20`);
}
