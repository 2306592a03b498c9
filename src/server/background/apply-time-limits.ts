import { endDueSuspensions } from '../domains/trust/people/suspend-user';
import type { Database } from '../database/database';
import { eraseDueUsers } from '../domains/privacy/erasure/erase-due-users';
import type { OrderTimes } from '../domains/buying/deadlines';
import { expireOffers } from '../domains/talking/offers.sql';
import { runClock } from '../domains/buying/run-clock.sql';
import { endDueAbsences } from '../domains/selling/absences.sql';
import { publishDueReviews } from '../domains/trust/reviews/publish-reviews';
import { askForReviews } from '../domains/trust/reviews/review-notifications.sql';

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
    () => expireOffers(database, isStopping),
    () => publishDueReviews(database, isStopping),
    () => askForReviews(database),
    () => eraseDueUsers(database, isStopping),
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
