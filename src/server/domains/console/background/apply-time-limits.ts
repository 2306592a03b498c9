import { endDueSuspensions } from '../../trust/people/suspend-user';
import type { Database } from '../../../database/database';
import { eraseDueUsers } from '../../privacy/erasure/erase-due-users';
import type { OrderTimes } from '../../buying/deadlines';
import { runClock } from '../../buying/run-clock.sql';
import { endDueAbsences } from '../../selling/absences.sql';
import { completeClaims } from '../../payments/payouts/claims.sql';

interface ClockOptions {
  database: Database;
  times: OrderTimes;
  logError: (error: unknown) => void;
  isStopping: () => boolean;
}

/**
 * Applies all time limits that are over, and returns the number of changes. An error in one step does not prevent the
 * other steps.
 */
export async function applyTimeLimits(options: ClockOptions): Promise<number> {
  const { database, times, logError, isStopping } = options;
  const steps = [
    () => endDueAbsences(database, isStopping),
    () => endDueSuspensions(database, isStopping),
    () => runClock(database, times, logError, isStopping),
    () => eraseDueUsers(database, isStopping),
    // Not a time limit: done here in advance, so that the payout pages don't have to do it.
    () => completeClaims(database),
  ];
  let total = 0;
  for (const step of steps) {
    try {
      total += await step();
    } catch (error) {
      logError(error);
    }
  }
  return total;
}
