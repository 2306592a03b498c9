import { randomUUID } from 'node:crypto';
import { emailJobs, type JobTask } from '../../../contract/console/job';
import type { Queryable, Transaction } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { sql } from '../../database/sql';

/** What was changed in a user's account, for the email to the user. */
export interface AccountEmail {
  userId: string;
  kind:
    | 'suspended'
    | 'suspensionLifted'
    | 'verificationWithdrawn'
    | 'payoutAccountChanged'
    | 'stripeNeedsYou'
    | 'bankPayoutFailed'
    | 'taxDetailsNeeded'
    | 'payoutsHeld'
    | 'credentialsChanged'
    | 'categoryChanged';
  /** Null for a change that the user made. */
  reason: string | null;
  /** When a suspension ends by itself, or the time to answer, in ISO 8601; null if it does not. */
  until: string | null;
  /** The names of the products that the change concerns. */
  listings?: readonly string[];
}

/** The recipient is in the payload, because the user is erased in the same transaction. */
export interface DeletionEmail {
  userId: string;
  email: string;
  displayName: string;
  /** Null if the admin who deleted the user entered none. */
  reason: string | null;
}

export interface DecisionEmail {
  decisionId: string;
  /** The report of the reporter who gets the email; undefined for the person concerned. */
  reportId?: string | undefined;
  event: 'decided' | 'upheld' | 'reversed';
}

/** The payloads of outbox tasks, by task name. */
export interface Tasks {
  email: { notificationId: string };
  wishEmail: { notificationId: string };
  /** `at` is when the email was due, in ISO 8601. */
  searchEmail: { savedSearchId: string; at: string };
  messageEmail: { conversationId: string; userId: string };
  /** Sends the receipt of a report. */
  reportReceipt: { reportId: string };
  payoutEmail: { payoutId: string };
  accountEmail: AccountEmail;
  /** Informs a user that an admin has deleted the account. */
  deletionEmail: DeletionEmail;
  /** Sends a statement of reasons, or the decision about an appeal, to the person concerned or a reporter. */
  decisionEmail: DecisionEmail;
  /** Sends a message of the contact form to the operator. */
  contactEmail: { messageId: string };
  /** Informs a member of staff about the reports and objections of an hour. `since` is its beginning, in ISO 8601. */
  staffEmail: { userId: string; since: string };
  /** Invites a person to become staff. */
  invitationEmail: { invitationId: string };
  /** Cancels a payment intent that was not captured. */
  cancelPayment: { intentId: string };
  /** Refunds a charge: an amount in the currency's smallest unit, or all that is left. */
  refund: { intentId: string; amount?: number };
  /** Removes the user from the metadata of a payment intent. */
  erasePayment: { intentId: string };
  /** Sends the seller of an order what is owed, to their account at Stripe. */
  transfer: { orderId: string };
  /** Takes back from the seller's account what the seller owes because of an order. */
  reverseTransfers: { orderId: string };
  /** Closes the account of an erased seller at Stripe. */
  closeConnectedAccount: { accountId: string };
  /** Sends the shipment webhook: the seller has to send a watch. */
  shipmentWebhook: { orderId: string };
  /** Deletes an account at the identity service. */
  deleteIdentity: { uid: string };
}

/**
 * Adds a task that refunds a charge, in full by default, unless it exists.
 * @param attempt distinguishes repeated refunds of the same charge
 */
export function addRefund(tx: Transaction, refund: Tasks['refund'], attempt = 0): Promise<void> {
  return addTask(tx, `refund/${refund.intentId}/${attempt}`, 'refund', refund);
}

export function addPaymentCancellation(tx: Transaction, intentId: string): Promise<void> {
  return addTask(tx, `cancelPayment/${intentId}`, 'cancelPayment', { intentId });
}

/** @param attempt the number of the event, because an address can be corrected */
export function addShipmentWebhook(
  tx: Transaction,
  orderId: string,
  attempt: number,
): Promise<void> {
  return addTask(tx, `shipmentWebhook/${orderId}/${attempt}`, 'shipmentWebhook', { orderId });
}

export function addReportReceipt(tx: Transaction, reportId: string): Promise<void> {
  return addTask(tx, `reportReceipt/${reportId}`, 'reportReceipt', { reportId });
}

export function addPayoutEmail(tx: Transaction, payoutId: string): Promise<void> {
  return addTask(tx, `payoutEmail/${payoutId}`, 'payoutEmail', { payoutId });
}

export function addAccountEmail(tx: Transaction, email: AccountEmail): Promise<void> {
  return addTask(tx, `accountEmail/${randomUUID()}`, 'accountEmail', email);
}

export function addDeletionEmail(tx: Transaction, email: DeletionEmail): Promise<void> {
  return addTask(tx, `deletionEmail/${email.userId}`, 'deletionEmail', email);
}

export function addContactEmail(tx: Transaction, messageId: string): Promise<void> {
  return addTask(tx, `contactEmail/${messageId}`, 'contactEmail', { messageId });
}

export function addInvitationEmail(tx: Transaction, invitationId: string): Promise<void> {
  return addTask(tx, `invitationEmail/${invitationId}`, 'invitationEmail', { invitationId });
}

/** Adds a task for each member of staff at the end of the hour, unless it exists. */
export async function addStaffEmails(tx: Transaction): Promise<void> {
  await tx.query(sql`
    insert into outbox (key, task, payload, due_at)
    select 'staffEmail/' || users.id || '/' || to_char(hour at time zone 'UTC', 'YYYY-MM-DD HH24'),
      'staffEmail', jsonb_build_object('userId', users.id, 'since', hour), hour + interval '1 hour'
    from users, date_trunc('hour', now()) hour
    where role in ('Admin', 'moderator') and deleted_at is null
    on conflict do nothing`);
}

/** Adds a task for each payment of a buyer. */
export async function addPaymentErasures(tx: Transaction, buyerId: string): Promise<void> {
  await tx.query(sql`
    insert into outbox (key, task, payload)
    select 'erasePayment/' || intent_id, 'erasePayment', jsonb_build_object('intentId', intent_id)
    from payments where buyer_id = ${buyerId}
    on conflict do nothing`);
}

/** Adds a task that closes the seller's account at Stripe, if there is one. */
export async function addConnectedAccountClosing(tx: Transaction, sellerId: string): Promise<void> {
  await tx.query(sql`
    insert into outbox (key, task, payload)
    select 'closeConnectedAccount/' || id, 'closeConnectedAccount', jsonb_build_object('accountId', id)
    from connected_accounts where seller_id = ${sellerId}
    on conflict do nothing`);
}

/** @param keySuffix identifies the account without its uid, because the key stays after the task was done */
export function addIdentityDeletion(
  tx: Transaction,
  uid: string,
  keySuffix: string,
): Promise<void> {
  return addTask(tx, `deleteIdentity/${keySuffix}`, 'deleteIdentity', { uid });
}

export function addDecisionEmail(tx: Transaction, email: DecisionEmail): Promise<void> {
  const { decisionId, reportId = 'person', event } = email;
  return addTask(tx, `decisionEmail/${decisionId}/${reportId}/${event}`, 'decisionEmail', email);
}

async function addTask<Name extends keyof Tasks>(
  tx: Transaction,
  key: string,
  task: Name & JobTask,
  payload: Tasks[Name],
): Promise<void> {
  await tx.query(sql`
    insert into outbox (key, task, payload)
    values (${key}, ${task}, ${jsonValue(payload)}::text::jsonb)
    on conflict do nothing`);
}

export interface OutboxBacklog {
  /** The number of pending tasks, up to 10,000. Postponed ones do not count. */
  waiting: number;
  /** The age of the oldest waiting task in seconds. */
  oldest: number;
  deadLetters: number;
}

/** At most this many pending tasks are counted, which bounds the cost of the query. */
const maxCounted = 10_000;

export async function readOutboxBacklog(database: Queryable): Promise<OutboxBacklog> {
  const [backlog] = await database.query<OutboxBacklog>(sql`
    select count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest,
      (select count(*)::int from outbox
        where dead_lettered_at is not null and done_at is null) as "deadLetters"
    from (
      select created_at from outbox where done_at is null and dead_lettered_at is null
        and (attempts > 0 or due_at <= now())
      order by due_at, key limit ${maxCounted}) first_due`);
  return backlog ?? { waiting: 0, oldest: 0, deadLetters: 0 };
}

/**
 * Deletes at most `limit` emails that became dead letters 90 days ago, and returns their number. An email about the
 * deletion of an account only stays for 30 days: its payload has the last copy of the email address.
 */
export async function deleteDeadEmails(database: Queryable, limit: number): Promise<number> {
  const deleted = await database.query(sql`
    delete from outbox where key in (
      select key from outbox
      where dead_lettered_at is not null and done_at is null
        and task = any(${Object.keys(emailJobs)}::text[])
        and (dead_lettered_at < now() - interval '90 days'
          or task = 'deletionEmail' and created_at < now() - interval '30 days')
      order by dead_lettered_at limit ${limit} for update skip locked)
    returning key`);
  return deleted.length;
}

/**
 * Deletes at most `limit` tasks that were done more than a week ago, and returns their number. Until then
 * a task with the same key is not added again: Stripe repeats events for three days.
 */
export async function deleteDoneTasks(database: Queryable, limit: number): Promise<number> {
  const deleted = await database.query(sql`
    delete from outbox where key in (
      select key from outbox where done_at < now() - interval '7 days'
      order by done_at limit ${limit} for update skip locked)
    returning key`);
  return deleted.length;
}
