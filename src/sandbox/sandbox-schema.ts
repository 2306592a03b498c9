import type { Database } from '../server/database/database';

/** The tables of the emulators, in a separate schema. */
const schema = `
  create schema if not exists sandbox;

  create table if not exists sandbox.settings (
    name text primary key,
    value text not null
  );

  create table if not exists sandbox.accounts (
    local_id text primary key,
    account jsonb not null
  );

  create table if not exists sandbox.people (
    uid text primary key
  );

  create table if not exists sandbox.payment_intents (
    id text primary key,
    intent jsonb not null
  );

  create table if not exists sandbox.payment_methods (
    id text primary key,
    method jsonb not null
  );

  create table if not exists sandbox.charges (
    id text primary key,
    charge jsonb not null
  );

  create table if not exists sandbox.refunds (
    position bigint generated always as identity,
    id text primary key,
    refund jsonb not null
  );

  create table if not exists sandbox.disputes (
    id text primary key,
    dispute jsonb not null
  );

  create table if not exists sandbox.idempotent_answers (
    idempotency_key text primary key,
    request_hash text not null,
    status integer not null,
    answer jsonb not null
  );

  create table if not exists sandbox.webhook_events (
    position bigint generated always as identity primary key,
    event jsonb not null,
    created_at timestamptz not null default now(),
    delivered boolean not null default false
  );

  alter table sandbox.webhook_events
    add column if not exists destination text not null default 'platform';

  create table if not exists sandbox.connected_accounts (
    position bigint generated always as identity,
    id text primary key,
    object jsonb not null
  );

  create table if not exists sandbox.account_links (
    token text primary key,
    account_id text not null,
    refresh_url text not null,
    return_url text not null,
    opened boolean not null default false,
    created_at timestamptz not null default now()
  );

  create table if not exists sandbox.transfers (
    position bigint generated always as identity,
    id text primary key,
    object jsonb not null
  );

  create table if not exists sandbox.connected_payouts (
    position bigint generated always as identity,
    id text primary key,
    object jsonb not null
  );

  create table if not exists sandbox.balance_transactions (
    position bigint generated always as identity primary key,
    id text not null unique,
    owner text not null,
    object jsonb not null
  );

  create table if not exists sandbox.mails (
    position bigint generated always as identity primary key,
    message_id text unique,
    mail jsonb not null,
    caught_at timestamptz not null default now()
  );
`;

export function createSandboxSchema(database: Database): Promise<void> {
  return database.runScript(schema);
}
