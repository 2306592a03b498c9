import {
  retentionDefaults,
  type RetentionSettingName,
} from '../../../../contract/privacy/retention-settings';
import type { Database } from '../../../database/database';
import { deleteOldOrders, deleteOldPayouts } from '../../privacy/erasure/delete-old-orders.sql';
import {
  eraseOldContacts,
  eraseOldSellerNumbers,
} from '../../privacy/erasure/erase-old-contacts.sql';
import { eraseReporterEmails } from '../../privacy/erasure/erase-reporter-emails.sql';
import { deleteOldErasedIdentities } from '../../access/erased-identities.sql';
import { deleteDeadEmails, deleteDoneTasks } from '../../platform/outbox.sql';
import { deleteOldContactMessages } from '../../talking/contact-messages.sql';
import { deleteOldIdempotencyKeys } from '../../platform/idempotency-keys.sql';
import { deleteOldViews } from '../../selling/listing-figures.sql';
import { deleteOldChanges } from '../../platform/live-changes.sql';
import { deleteOldCards, deleteOldFlags } from '../../buying/order-flags.sql';
import { deleteOldNotifications } from '../../talking/notifications.sql';
import { deleteOldSessions } from '../../accounts/own-sessions.sql';
import { deleteOldDrafts } from '../../selling/drafts/product-drafts.sql';
import { deleteOldImports } from '../../selling/imports/product-imports.sql';
import { deleteEndedCounters } from '../../platform/rate-limit-counters.sql';
import { checkOldWords } from '../../finding/delete-unused-words.sql';

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
  deleteOldFlags,
  deleteOldCards,
  deleteOldErasedIdentities,
  deleteOldSessions,
  eraseOldContacts,
  eraseOldSellerNumbers,
  eraseReporterEmails,
  deleteOldContactMessages,
  // Before the orders, which are kept while a payout refers to them.
  deleteOldPayouts,
  deleteOldOrders,
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
