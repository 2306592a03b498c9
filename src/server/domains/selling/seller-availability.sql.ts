import { sql } from '../../database/sql';

/**
 * Whether the row of `users` sells: neither suspended nor away, nor waiting for its deletion, so that new products are
 * listed.
 */
export const isSelling = sql`(
  users.suspended_at is null and users.away_until is null and users.deletion_requested_at is null)`;

/** Why new products of the row of `users` are not listed; null if they are. */
export const unlistedReason = sql`
  case when users.deletion_requested_at is not null then 'paused'
    when users.suspended_at is not null then 'suspended'
    when users.away_until is not null then 'away' end`;
