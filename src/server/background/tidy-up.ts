import type { Database } from '../database/database';
import { forgetDoneTasks } from '../orders/outbox';
import { forgetOldKeys } from '../repositories/acknowledged-requests';
import { forgetOldChanges } from '../repositories/live-changes';
import { forgetOldNotifications } from '../repositories/notifications';
import { forgetOldCounts } from '../repositories/request-counts';

/** Rows of one statement, so that nobody waits long for those that it holds. */
const batch = 1_000;

/** Deletes at most so many rows. How many it did. */
type Forget = (database: Database, most: number) => Promise<number>;

const forgets: Forget[] = [
  forgetDoneTasks,
  forgetOldNotifications,
  forgetOldChanges,
  forgetOldKeys,
];

/** Deletes what nobody needs any more. */
export async function tidyUp(
  database: Database,
  isStopping: () => boolean = () => false,
  most = batch,
): Promise<void> {
  for (const forget of forgets) {
    for (let gone = most; gone === most && !isStopping();) gone = await forget(database, most);
  }
  await forgetOldCounts(database);
}
