import * as fc from 'fast-check';
import { sendChecked, expectHealthy, ServerLost, type Target } from './send-checked';
import type { RawRequest } from './wire/raw-request';

export interface RunOptions extends Target {
  requests: fc.Arbitrary<RawRequest>;
  /** How many requests to send. */
  count: number;
  seed: number;
}

const concurrency = 20;
const requestsBetweenHealthChecks = 20;
/** How many requests may be sent to shrink a failing one. */
const maxAttempts = 300;

/** Sends the requests, and rejects with the smallest failing one. */
export async function runRequests({ requests, count, seed, ...target }: RunOptions): Promise<void> {
  const search = new FailureSearch();
  let sent = 0;
  const settled = await Promise.allSettled(
    Array.from({ length: concurrency }, (_, lane) =>
      fc.assert(
        fc.asyncProperty(requests, async (request) => {
          if (search.isOver(lane)) return;
          try {
            await sendChecked(target, request);
            sent += 1;
            if (sent % requestsBetweenHealthChecks === 0) await expectHealthy(target.origin);
          } catch (error) {
            // One of several simultaneous failures is enough to shrink.
            if (search.reportFailure(lane, error)) throw error;
          }
        }),
        { numRuns: Math.ceil(count / concurrency), seed: seed + lane },
      ),
    ),
  );
  for (const result of settled) if (result.status === 'rejected') throw result.reason;
}

/**
 * Lets only the first lane with a failure shrink it, which means that fast-check searches for the smallest failing request.
 * A lane is one of the concurrent sequences of requests.
 */
class FailureSearch {
  private leader: number | undefined;
  private attempts = 0;

  /** Records a failure. Returns whether this lane shrinks it. */
  reportFailure(lane: number, error: unknown): boolean {
    this.leader ??= lane;
    if (error instanceof ServerLost) this.attempts = maxAttempts;
    return this.leader === lane;
  }

  /** Whether this lane has finished. */
  isOver(lane: number): boolean {
    if (this.leader === undefined) return false;
    this.attempts += this.leader === lane ? 1 : 0;
    return this.leader !== lane || this.attempts > maxAttempts;
  }
}

/**
 * Reads FUZZ_SEED, to repeat a run, and FUZZ_RUNS, the number of requests. Fewer than 1,000 requests
 * may not reach every endpoint.
 */
export function fuzzSettings(defaultRuns: number): { seed: number; runs: number } {
  const { FUZZ_SEED: seed, FUZZ_RUNS: runs } = process.env;
  return {
    seed: seed ? Number(seed) : Math.floor(Math.random() * 1_000_000_000),
    runs: runs ? Number(runs) : defaultRuns,
  };
}
