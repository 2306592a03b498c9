import { openPostgres } from '../../src/server/database/postgres';
import { startPostgres, type PostgresServer } from './support/start-postgres';
import { chooseDatabase } from './support/test-database';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

chooseDatabase(() => openPostgres(postgres.databaseUrl));

describe.each([
  'domains/accounts/accounts',
  'domains/console/administration',
  'domains/talking/asking',
  'domains/talking/reading',
  'domains/talking/safety',
  'domains/privacy/data-export/data-export',
  'domains/privacy/erasure/former-identity',
  'domains/platform/idempotency',
  'list-pages',
  'domains/selling/listings',
  'domains/selling/change-listings',
  'domains/mail/email-limit',
  'domains/mail/message-email',
  'domains/buying/orders',
  'domains/buying/booking-rules',
  'domains/buying/chart',
  'domains/buying/clock',
  'domains/buying/closed-accounts',
  'domains/buying/codes',
  'domains/buying/outbox',
  'domains/accounts/own-sessions',
  'domains/payments/after-charge',
  'domains/payments/handle-stripe-event',
  'domains/payments/start-payment',
  'permissions/url-tampering',
  'permissions/payloads',
  'permissions/permissions',
  'permissions/tokens',
  'domains/selling/imports/imports',
  'domains/selling/products',
  'domains/selling/quotas',
  'domains/selling/seller-listings',
  'domains/buying/wishlist',
  // Last, because the other suites would spend long on deleting its many rows.
  'growth/growth',
])('%s, on a real PostgreSQL server', (suite) => {
  jest.requireActual(`./${suite}.test`);
});
