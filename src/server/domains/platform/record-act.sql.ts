import { hostname, userInfo } from 'node:os';
import type { AuditAct, AuditSubjectType } from '../../../contract/console/audit-acts';
import type { AuditRole } from '../../../contract/console/audit-log';
import type { Role } from '../../../contract/accounts/user';
import type { Transaction } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { sql } from '../../database/sql';

/** The user or the command that performs an act. */
export interface Actor {
  /** Undefined for a command. */
  id?: string;
  role: AuditRole;
  /** The IP address of the request, or the system user and the host of the command. */
  address: string;
}

/** An admin or moderator. */
export type StaffActor = Actor & { id: string };

type ActOf<Act extends AuditAct> = Act extends `${infer Type extends AuditSubjectType}.${string}`
  ? { act: Act; subject: { type: Type; id: string } }
  : never;

/** An act, and the values that it changed, without personal data. */
export type RecordedAct = ActOf<AuditAct> & {
  before?: object | undefined;
  after?: object | undefined;
  reason?: string | undefined;
};

/** Returns the actor of a request of an admin or moderator. */
export function staffActor(
  caller: { id: string; role: Role | null },
  { ip }: { ip: string },
): StaffActor {
  const role = caller.role === 'Admin' ? 'Admin' : 'moderator';
  return { id: caller.id, role, address: ip };
}

/** Returns the actor of an operator's command: the system's user on this host. */
export const commandActor = (): Actor => ({
  role: 'command',
  address: `${userInfo().username}@${hostname()}`,
});

/** Adds an act to the audit log, in the transaction that also makes its change. */
export async function recordAct(
  tx: Transaction,
  actor: Actor,
  { act, subject, before, after, reason }: RecordedAct,
): Promise<void> {
  const json = (value: object | undefined) => (value ? jsonValue(value) : null);
  await tx.query(sql`
    insert into audit_log (actor_id, actor_role, act, subject_type, subject_id, before, after, reason, address)
    values (${actor.id ?? null}, ${actor.role}, ${act}, ${subject.type}, ${subject.id},
      ${json(before)}::text::jsonb, ${json(after)}::text::jsonb, ${reason ?? null}, ${actor.address})`);
}
