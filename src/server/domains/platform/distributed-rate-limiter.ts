import { createHash } from 'node:crypto';
import type { Queryable } from '../../database/database';
import { addToCount } from './rate-limit-counters.sql';

/** A process synchronizes with the database after each batch, which is this fraction of the limit. */
const batchesPerLimit = 20;

/** The maximum number of windows in memory. Beyond it the oldest is dropped. */
const maxWindows = 50_000;

/** The state of a key's current window in this process. */
interface Window {
  /** The requests of all processes at the last synchronization. */
  total: number;
  /** The size of the current batch. */
  batch: number;
  /** The requests of the current batch that may still be counted without synchronizing. */
  remainingRequests: number;
  /** The end of the window in milliseconds since the epoch. */
  endsAt: number;
  /** The reservation of the next batch, while it is in progress. */
  reservation?: Promise<void> | undefined;
}

export interface RequestCount {
  /** The number of requests in the window, including this one. Above the limit, the request is rejected. */
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

/**
 * Counts requests of all processes in the database. Each process reserves a batch of requests at a time, a
 * twentieth of the limit, so most requests need no query. With several processes, the limit can be exceeded
 * by at most one batch for each further process. While the database is unavailable, each process counts alone.
 */
export class DistributedRateLimiter {
  private readonly windows = new Map<string, Window>();

  constructor(
    private readonly database: Queryable,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Counts a request. Returns a promise only if the next batch must be reserved. */
  count(key: string, limit: number, milliseconds: number): RequestCount | Promise<RequestCount> {
    const window = this.findOrCreateWindow(key, limit, milliseconds);
    if (window.remainingRequests > 0 || window.total >= limit) return consume(window, limit);
    return this.countInNextBatch(window, key, limit, milliseconds);
  }

  private async countInNextBatch(
    window: Window,
    ...[key, limit, milliseconds]: Parameters<DistributedRateLimiter['count']>
  ): Promise<RequestCount> {
    while (window.remainingRequests === 0 && window.total < limit) {
      await (window.reservation ??= this.reserveBatch(window, key, limit, milliseconds));
    }
    return consume(window, limit);
  }

  private findOrCreateWindow(key: string, limit: number, milliseconds: number): Window {
    const now = Date.now();
    const current = this.windows.get(key);
    if (current && current.endsAt > now) return current;
    const batch = batchSize(limit);
    const created: Window = {
      total: 0,
      batch,
      remainingRequests: batch,
      endsAt: now + milliseconds,
    };
    this.windows.delete(key);
    this.windows.set(key, created);
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
    key: string,
    limit: number,
    milliseconds: number,
  ): Promise<void> {
    try {
      const { total, remaining } = await addToCount(
        this.database,
        createHash('sha256').update(key).digest('base64url'),
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
    window.remainingRequests = window.batch;
    window.reservation = undefined;
  }
}

function consume(window: Window, limit: number): RequestCount {
  const ttl = Math.max(0, window.endsAt - Date.now());
  if (window.remainingRequests === 0) return { current: limit + 1, ttl };
  window.remainingRequests -= 1;
  return { current: window.total + window.batch - window.remainingRequests, ttl };
}

const batchSize = (limit: number) => Math.ceil(limit / batchesPerLimit);
