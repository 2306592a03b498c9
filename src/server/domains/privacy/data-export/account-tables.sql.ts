import { rawSql, sql } from '../../../database/sql';
import { shopAccounts } from '../../ledger/accounts';
import { byTime, productName, type ExportedPerson, type ExportedTable } from './exported-table.sql';

/** The account itself, and what its user has saved or received. */
export const accountTables: readonly ExportedTable[] = [
  {
    file: 'profile',
    table: 'users',
    columns: [
      ...['id', 'uid', 'email', 'email_verified', 'sign_in_provider', 'display_name', 'photo_url'],
      ...['role', 'has_both_roles', 'verified', 'verified_at', 'suspended_at', 'suspended_until'],
      ...['suspension_reason', 'email_opt_out', 'declined_emails', 'away_until', 'created_at'],
      ...[
        'date_locale',
        'shipping_address',
        'time_zone',
        'terms_accepted_at',
        'terms_version',
        'credentials_changed_at',
        'deletion_requested_at',
      ],
    ],
    where: ({ id }) => sql`users.id = ${id}`,
    key: 'users.id',
  },
  {
    file: 'former-names',
    table: 'former_identifiers',
    columns: ['kind', 'value', 'changed_at'],
    where: ({ id }) => sql`former_identifiers.user_id = ${id}`,
    key: 'former_identifiers.kind || former_identifiers.value',
  },
  {
    file: 'wishlist',
    table: 'wishlist_entries',
    columns: ['product_id', 'created_at'],
    fields: () => ({ productName: productName('wishlist_entries.product_id') }),
    where: ({ id }) => sql`wishlist_entries.user_id = ${id}`,
    key: byTime('wishlist_entries'),
  },
  {
    file: 'recent-activity',
    table: 'recent_activity',
    columns: ['kind', 'value', 'used_at'],
    fields: () => ({
      productName: sql`
        case when recent_activity.kind = 'view' then ${productName('recent_activity.value')} end`,
    }),
    where: ({ id }) => sql`recent_activity.user_id = ${id}`,
    key: 'recent_activity.kind || recent_activity.value',
  },
  {
    file: 'saved-searches',
    table: 'saved_searches',
    columns: ['query', 'name', 'frequency', 'created_at', 'opened_at', 'emailed_at'],
    where: ({ id }) => sql`saved_searches.user_id = ${id}`,
    key: byTime('saved_searches'),
  },
  {
    file: 'notifications',
    table: 'notifications',
    columns: ['kind', 'order_id', 'product_id', 'created_at', 'seen_at', 'emailed_at'],
    where: ({ id }) => sql`notifications.user_id = ${id}`,
    key: byTime('notifications'),
  },
  {
    file: 'sessions',
    table: 'sessions',
    columns: ['browser', 'system', 'signed_in_at', 'last_seen_at'],
    where: ({ id }) => sql`sessions.user_id = ${id}`,
    key: 'sessions.signed_in_at::text',
  },
  {
    file: 'ended-sessions',
    table: 'revoked_sessions',
    columns: ['signed_in_at', 'revoked_at'],
    where: ({ id }) => sql`revoked_sessions.user_id = ${id}`,
    key: 'revoked_sessions.signed_in_at::text',
  },
  {
    file: 'blocked-people',
    table: 'user_blocks',
    columns: ['created_at'],
    fields: () => ({
      firstName: sql`(
        select split_part(users.display_name, ' ', 1) from users
        where users.id = user_blocks.blocked_id)`,
    }),
    where: ({ id }) => sql`user_blocks.blocker_id = ${id}`,
    key: 'user_blocks.blocked_id',
  },
  {
    file: 'payout-account',
    table: 'payout_accounts',
    columns: ['changed_at'],
    where: ({ id }) => sql`payout_accounts.seller_id = ${id}`,
    key: 'payout_accounts.seller_id',
  },
  {
    file: 'tax-details',
    table: 'tax_details',
    columns: ['changed_at', 'asked_at', 'reminders', 'reminded_at', 'held_at'],
    where: ({ id }) => sql`tax_details.seller_id = ${id}`,
    key: 'tax_details.seller_id',
  },
  {
    file: 'stripe-account',
    table: 'connected_accounts',
    columns: ['id', 'is_ready', 'requirements', 'created_at', 'checked_at'],
    where: ({ id }) => sql`connected_accounts.seller_id = ${id}`,
    key: 'connected_accounts.id',
  },
  {
    file: 'bank-payouts',
    table: 'connected_payouts',
    columns: ['id', 'amount', 'currency', 'status', 'failure', 'arrives_at', 'created_at'],
    where: ({ id }) => sql`
      connected_payouts.account_id in (
        select connected_accounts.id from connected_accounts where seller_id = ${id})`,
    key: byTime('connected_payouts'),
  },
  {
    file: 'payouts',
    table: 'payouts',
    columns: [
      ...['id', 'amount', 'currency', 'paid_on', 'reference', 'reverses_id', 'reason'],
      'created_at',
    ],
    where: ({ id }) => sql`payouts.seller_id = ${id}`,
    key: byTime('payouts'),
  },
  {
    file: 'payout-entries',
    table: 'ledger_transfers',
    columns: ['payout_id', 'order_id'],
    fields: () => ({
      amount: sql`
        case when ledger_transfers.credit_account = ${shopAccounts.bank.id}
          then ledger_transfers.amount else - ledger_transfers.amount end`,
    }),
    where: ({ id }) => sql`
      ledger_transfers.payout_id in (select payouts.id from payouts where payouts.seller_id = ${id})`,
    key: 'ledger_transfers.key',
  },
  {
    file: 'fee-documents',
    table: 'fee_documents',
    columns: ['number', 'order_id', 'currency', 'net', 'tax', 'tax_rate', 'issued_at'],
    where: ({ id }) => sql`fee_documents.seller_id = ${id}`,
    key: 'fee_documents.number::text',
  },
  {
    file: 'contact-messages',
    table: 'contact_messages',
    columns: ['first_name', 'last_name', 'email', 'message', 'created_at'],
    where: (person) => isConfirmedEmail('contact_messages.email', person),
    key: byTime('contact_messages'),
  },
  {
    file: 'reports',
    table: 'reports',
    columns: ['id', 'subject_type', 'subject_name', 'message_id', 'reason', 'text', 'created_at'],
    where: isReporter,
    key: byTime('reports'),
  },
  {
    file: 'decisions',
    table: 'decisions',
    columns: [
      ...['id', 'subject_type', 'subject_name', 'action', 'ends_at', 'facts', 'basis', 'rule'],
      ...['created_at', 'reversed_at', 'reversal_reason'],
    ],
    where: ({ id }) => sql`decisions.user_id = ${id}`,
    key: byTime('decisions'),
  },
  {
    file: 'appeals',
    table: 'appeals',
    columns: ['decision_id', 'text', 'created_at', 'outcome', 'reason', 'decided_at'],
    where: (person) => sql`(
      appeals.report_id in (select reports.id from reports where ${isReporter(person)})
      or appeals.report_id is null and appeals.decision_id in (
        select decisions.id from decisions where decisions.user_id = ${person.id}))`,
    key: byTime('appeals'),
  },
];

const isConfirmedEmail = (column: string, { confirmedEmail }: ExportedPerson) => sql`(
  ${confirmedEmail} <> '' and lower(trim(${rawSql(column)})) = lower(${confirmedEmail}))`;

function isReporter(person: ExportedPerson) {
  return sql`(
    reports.reporter_id = ${person.id} or ${isConfirmedEmail('reports.reporter_email', person)})`;
}
