import { createHash } from 'node:crypto';
import type { Queryable } from '../database/database';
import { addToCount } from '../repositories/rate-limit-counters';

/** The part of a limit that a process lets pass before it tells the others, and hears of theirs. */
const lotsPerLimit = 20;

/** Of as many askers a process knows the counts; those that have begun first go first. */
const mostCounts = 50_000;

/** What one process knows of a window. */
interface Count {
  /** What all processes have let pass, as far as they have told. */
  total: number;
  /** The lot that is being used up, and what is left of it. */
  lot: number;
  left: number;
  /** In milliseconds since the epoch. */
  endsAt: number;
  asking?: Promise<void> | undefined;
}

export interface Counted {
  /** Requests in the window with this one; more than the limit when it is one too many. */
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

/**
 * Counts requests together with other processes, through the database. Each takes a twentieth of a
 * limit at a time, so that most who ask are counted without a statement, whoever is refused costs
 * none, and so many processes let at most so many twentieths pass beyond the limit. While the
 * database does not answer, each counts by itself.
 */
export class DistributedRateLimiter {
  private readonly counts = new Map<string, Count>();

  constructor(
    private readonly database: Queryable,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** A promise only where the database is to be asked. */
  count(name: string, limit: number, milliseconds: number): Counted | Promise<Counted> {
    const count = this.countOf(name, limit, milliseconds);
    if (count.left > 0 || count.total >= limit) return pass(count, limit);
    return this.countInNextLot(count, name, limit, milliseconds);
  }

  private async countInNextLot(
    count: Count,
    ...[name, limit, milliseconds]: Parameters<DistributedRateLimiter['count']>
  ): Promise<Counted> {
    while (count.left === 0 && count.total < limit) {
      await (count.asking ??= this.takeLot(count, name, limit, milliseconds));
    }
    return pass(count, limit);
  }

  private countOf(name: string, limit: number, milliseconds: number): Count {
    const now = Date.now();
    const known = this.counts.get(name);
    if (known && known.endsAt > now) return known;
    const lot = lotOf(limit);
    const begun: Count = { total: 0, lot, left: lot, endsAt: now + milliseconds };
    this.counts.delete(name);
    this.counts.set(name, begun);
    if (this.counts.size > mostCounts) this.forgetOldest();
    return begun;
  }

  private forgetOldest(): void {
    const [oldest] = this.counts.keys();
    if (oldest !== undefined) this.counts.delete(oldest);
  }

  /** Tells of the lot that is used up, and takes the next one unless the limit is reached. */
  private async takeLot(
    count: Count,
    name: string,
    limit: number,
    milliseconds: number,
  ): Promise<void> {
    try {
      const { total, remaining } = await addToCount(
        this.database,
        createHash('sha256').update(name).digest('base64url'),
        count.lot,
        milliseconds,
      );
      count.total = total;
      count.endsAt = Date.now() + remaining;
    } catch (error) {
      this.onError(error);
      count.total += count.lot;
    }
    count.lot = Math.max(0, Math.min(lotOf(limit), limit - count.total));
    count.left = count.lot;
    count.asking = undefined;
  }
}

function pass(count: Count, limit: number): Counted {
  const ttl = Math.max(0, count.endsAt - Date.now());
  if (count.left === 0) return { current: limit + 1, ttl };
  count.left -= 1;
  return { current: count.total + count.lot - count.left, ttl };
}

const lotOf = (limit: number) => Math.ceil(limit / lotsPerLimit);
