import * as fc from 'fast-check';
import { sendChecked, expectHealthy, ServerLost, type Target } from './send-checked';
import type { RawRequest } from './wire/raw-request';

export interface Run extends Target {
  requests: fc.Arbitrary<RawRequest>;
  /** How many requests to send. */
  count: number;
  seed: number;
}

/** Concurrent requests. */
const lanes = 20;
const requestsBetweenHealthChecks = 20;
/** How often a failing request is shrunk. */
const mostAttempts = 300;

/** Sends the requests, and rejects with the smallest failing one. */
export async function runRequests({ requests, count, seed, ...target }: Run): Promise<void> {
  const search = new Search();
  let sent = 0;
  const settled = await Promise.allSettled(
    Array.from({ length: lanes }, (_, lane) =>
      fc.assert(
        fc.asyncProperty(requests, async (request) => {
          if (search.isOver(lane)) return;
          try {
            await sendChecked(target, request);
            sent += 1;
            if (sent % requestsBetweenHealthChecks === 0) await expectHealthy(target.origin);
          } catch (error) {
            // One of several simultaneous failures is enough to shrink.
            if (search.begin(lane, error)) throw error;
          }
        }),
        { numRuns: Math.ceil(count / lanes), seed: seed + lane },
      ),
    ),
  );
  for (const result of settled) if (result.status === 'rejected') throw result.reason;
}

/** Only the first lane with a failure shrinks it. */
class Search {
  private leader: number | undefined;
  private attempts = 0;

  /** Whether this lane shrinks the failure. */
  begin(lane: number, error: unknown): boolean {
    this.leader ??= lane;
    if (error instanceof ServerLost) this.attempts = mostAttempts;
    return this.leader === lane;
  }

  /** Whether this lane has finished. */
  isOver(lane: number): boolean {
    if (this.leader === undefined) return false;
    this.attempts += this.leader === lane ? 1 : 0;
    return this.leader !== lane || this.attempts > mostAttempts;
  }
}

/**
 * Reads FUZZ_SEED, to repeat a run, and FUZZ_RUNS, the number of requests. Fewer than 1,000 requests
 * may not reach every endpoint.
 */
export function fuzzSettings(usualRuns: number): { seed: number; runs: number } {
  const { FUZZ_SEED: seed, FUZZ_RUNS: runs } = process.env;
  return {
    seed: seed ? Number(seed) : Math.floor(Math.random() * 1_000_000_000),
    runs: runs ? Number(runs) : usualRuns,
  };
}
