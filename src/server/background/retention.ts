import {
  retentionDefaults,
  type RetentionSettingName,
} from '../../contract/privacy/retention-settings';
import type { Database } from '../database/database';
import {
  deleteOldOrders,
  deleteOldPayouts,
} from '../domains/privacy/erasure/delete-old-orders.sql';
import {
  eraseOldContacts,
  eraseOldSellerNumbers,
} from '../domains/privacy/erasure/erase-old-contacts.sql';
import { eraseReporterEmails } from '../domains/privacy/erasure/erase-reporter-emails.sql';
import { deleteOldErasedIdentities } from '../domains/access/erased-identities.sql';
import { deleteDeadEmails, deleteDoneTasks } from '../domains/platform/outbox.sql';
import { deleteOldContactMessages } from '../domains/talking/contact-messages.sql';
import { deleteOldIdempotencyKeys } from '../domains/platform/idempotency-keys.sql';
import { deleteOldViews } from '../domains/selling/listing-figures.sql';
import { deleteOldChanges } from '../domains/platform/live-changes.sql';
import { deleteOldCards, deleteOldFlags } from '../domains/buying/order-flags.sql';
import { deleteOldStripeEvents } from '../domains/payments/connect/connected-accounts.sql';
import { deleteOldTaxDetails } from '../domains/payments/tax/tax-details.sql';
import { deleteOldNotifications } from '../domains/talking/notifications.sql';
import { deleteOldSessions } from '../domains/accounts/own-sessions.sql';
import { deleteOldDrafts } from '../domains/selling/drafts/product-drafts.sql';
import { deleteOldImports } from '../domains/selling/imports/product-imports.sql';
import { deleteEndedCounters } from '../domains/platform/rate-limit-counters.sql';
import { deleteExpiredInvitations } from '../domains/trust/people/invitations.sql';
import { checkOldWords } from '../domains/finding/delete-unused-words.sql';
import { deleteOldActivity } from '../domains/finding/recent-activity.sql';
import { deleteOldSearchCounts } from '../domains/finding/search-counts.sql';

/** The number of rows that one statement deletes. Each stays locked until the statement ends. */
const defaultBatchSize = 1_000;

/** Deletes, or checks, a batch of at most `limit` rows. Returns their number. */
type DeleteBatch = (database: Database, limit: number, retention: Retention) => Promise<number>;

type Retention = Record<RetentionSettingName, number>;

const deletions: DeleteBatch[] = [
  deleteDoneTasks,
  deleteDeadEmails,
  deleteOldNotifications,
  deleteOldChanges,
  deleteOldIdempotencyKeys,
  deleteOldDrafts,
  deleteOldImports,
  deleteOldViews,
  deleteOldSearchCounts,
  deleteOldActivity,
  deleteOldFlags,
  deleteOldCards,
  deleteOldErasedIdentities,
  deleteOldStripeEvents,
  deleteOldSessions,
  deleteExpiredInvitations,
  eraseOldContacts,
  eraseOldSellerNumbers,
  eraseReporterEmails,
  deleteOldContactMessages,
  // Before the orders, which are kept while a payout refers to them.
  deleteOldPayouts,
  deleteOldOrders,
  // After the orders, with which they are kept.
  deleteOldTaxDetails,
  checkOldWords,
];

/** Deletes all rows whose retention period has ended, in batches. */
export async function deleteExpiredRows(
  database: Database,
  isStopping: () => boolean = () => false,
  batchSize = defaultBatchSize,
  retention: Retention = retentionDefaults,
): Promise<void> {
  for (const deleteBatch of deletions) {
    for (let deleted = batchSize; deleted === batchSize && !isStopping();) {
      deleted = await deleteBatch(database, batchSize, retention);
    }
  }
  await deleteEndedCounters(database);
}
