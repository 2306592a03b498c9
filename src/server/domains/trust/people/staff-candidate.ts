import type { StaffCandidate } from './moderators.sql';

/** Returns why a user can't become a moderator or an admin, who neither buy nor sell; undefined if they can. */
export function findObstacle(user: StaffCandidate): string | undefined {
  if (!user.emailVerified) return 'Their email address is not confirmed.';
  if (user.suspended) return 'They are suspended.';
  if (user.hasOpenOrders) return 'The account has open orders.';
  if (user.hasListings) return 'The account has watches for sale.';
  if (user.hasClaims) {
    return 'The account is owed money for sales, or has debts. Settle these with a payout first.';
  }
  return undefined;
}
