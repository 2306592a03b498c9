import { createHash } from 'node:crypto';
import type { Queryable } from '../database/database';
import { addToCount } from '../repositories/rate-limit-counters';

/** A process synchronizes with the others after each batch, a fraction of the limit. */
const batchesPerLimit = 20;

/** Windows in memory; the oldest is dropped first. */
const maxWindows = 50_000;

/** The state of one key's window in this process. */
interface Window {
  /** Requests of all processes, as of the last synchronization. */
  total: number;
  /** The size of the current batch, and how much of it is left. */
  batch: number;
  left: number;
  /** In milliseconds since the epoch. */
  endsAt: number;
  reservation?: Promise<void> | undefined;
}

export interface Counted {
  /** Requests in the window, this one included; above the limit if it is to be rejected. */
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

/**
 * Counts requests across processes through the database. A process reserves a batch of a twentieth of
 * the limit at a time: most requests need no query, and each further process can exceed the limit by
 * one batch at most. While the database is unavailable, each process counts alone.
 */
export class DistributedRateLimiter {
  private readonly windows = new Map<string, Window>();

  constructor(
    private readonly database: Queryable,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** A promise only if the next batch has to be reserved. */
  count(name: string, limit: number, milliseconds: number): Counted | Promise<Counted> {
    const window = this.windowOf(name, limit, milliseconds);
    if (window.left > 0 || window.total >= limit) return consume(window, limit);
    return this.countInNextBatch(window, name, limit, milliseconds);
  }

  private async countInNextBatch(
    window: Window,
    ...[name, limit, milliseconds]: Parameters<DistributedRateLimiter['count']>
  ): Promise<Counted> {
    while (window.left === 0 && window.total < limit) {
      await (window.reservation ??= this.reserveBatch(window, name, limit, milliseconds));
    }
    return consume(window, limit);
  }

  private windowOf(name: string, limit: number, milliseconds: number): Window {
    const now = Date.now();
    const current = this.windows.get(name);
    if (current && current.endsAt > now) return current;
    const batch = batchSize(limit);
    const created: Window = { total: 0, batch, left: batch, endsAt: now + milliseconds };
    this.windows.delete(name);
    this.windows.set(name, created);
    if (this.windows.size > maxWindows) this.dropOldest();
    return created;
  }

  private dropOldest(): void {
    const [oldest] = this.windows.keys();
    if (oldest !== undefined) this.windows.delete(oldest);
  }

  /** Adds the used batch to the database, and reserves the next one unless the limit is reached. */
  private async reserveBatch(
    window: Window,
    name: string,
    limit: number,
    milliseconds: number,
  ): Promise<void> {
    try {
      const { total, remaining } = await addToCount(
        this.database,
        createHash('sha256').update(name).digest('base64url'),
        window.batch,
        milliseconds,
      );
      window.total = total;
      window.endsAt = Date.now() + remaining;
    } catch (error) {
      this.onError(error);
      window.total += window.batch;
    }
    window.batch = Math.max(0, Math.min(batchSize(limit), limit - window.total));
    window.left = window.batch;
    window.reservation = undefined;
  }
}

function consume(window: Window, limit: number): Counted {
  const ttl = Math.max(0, window.endsAt - Date.now());
  if (window.left === 0) return { current: limit + 1, ttl };
  window.left -= 1;
  return { current: window.total + window.batch - window.left, ttl };
}

const batchSize = (limit: number) => Math.ceil(limit / batchesPerLimit);
