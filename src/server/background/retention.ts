import {
  retentionDefaults,
  type RetentionSettingName,
} from '../../contract/privacy/retention-settings';
import type { Database } from '../database/database';
import { deleteOldOrders, deleteOldPayouts } from '../erasure/delete-old-orders';
import { eraseOldContacts, eraseOldSellerNumbers } from '../erasure/erase-old-contacts';
import { eraseReporterEmails } from '../erasure/erase-reporter-emails';
import { deleteOldErasedIdentities } from '../erasure/erased-identities';
import { deleteDeadEmails, deleteDoneTasks } from '../orders/outbox';
import { deleteOldContactMessages } from '../repositories/contact-messages';
import { deleteOldIdempotencyKeys } from '../repositories/idempotency-keys';
import { deleteOldViews } from '../repositories/listing-figures';
import { deleteOldChanges } from '../repositories/live-changes';
import { deleteOldCards, deleteOldFlags } from '../repositories/order-flags';
import { deleteOldNotifications } from '../repositories/notifications';
import { deleteOldSessions } from '../repositories/own-sessions';
import { deleteOldDrafts } from '../repositories/product-drafts';
import { deleteOldImports } from '../repositories/product-imports';
import { deleteEndedCounters } from '../repositories/rate-limit-counters';
import { checkOldWords } from '../search/delete-unused-words';

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
