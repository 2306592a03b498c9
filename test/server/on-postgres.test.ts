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
  'accounts',
  'administration',
  'conversations/asking',
  'conversations/reading',
  'conversations/safety',
  'data-export/data-export',
  'erasure/former-identity',
  'idempotency',
  'list-pages',
  'listings',
  'listings/change-listings',
  'mail/email-limit',
  'mail/message-email',
  'orders',
  'orders/booking-rules',
  'orders/chart',
  'orders/clock',
  'orders/closed-accounts',
  'orders/codes',
  'orders/outbox',
  'own-sessions',
  'payments/after-charge',
  'payments/handle-stripe-event',
  'payments/start-payment',
  'permissions/url-tampering',
  'permissions/payloads',
  'permissions/permissions',
  'permissions/tokens',
  'product-imports/imports',
  'products',
  'quotas',
  'seller-listings',
  'wishlist',
  // Last, because the other suites would spend long on deleting its many rows.
  'growth/growth',
])('%s, on a real PostgreSQL server', (suite) => {
  jest.requireActual(`./${suite}.test`);
});
