import { openMigratedDatabase } from './support/empty-database';
import { chooseDatabase } from './support/test-database';

/** What a visitor of the sandbox does, on its database. The other tests run on PostgreSQL. */
chooseDatabase(openMigratedDatabase);

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
  'domains/buying/clock',
  'domains/buying/closed-accounts',
  'domains/buying/codes',
  'domains/buying/outbox',
  'domains/accounts/own-sessions',
  'domains/payments/after-charge',
  'domains/payments/handle-stripe-event',
  'domains/payments/start-payment',
  'domains/selling/imports/imports',
  'domains/selling/products',
  'domains/selling/quotas',
  'domains/selling/seller-listings',
  'domains/buying/wishlist',
  'domains/finding/saved-searches',
])('%s, on PGlite', (suite) => {
  jest.requireActual(`./${suite}.test`);
});
