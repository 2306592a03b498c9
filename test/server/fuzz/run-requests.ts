import * as fc from 'fast-check';
import { ask, expectPulse, ServerLost, type Asked } from './ask';
import type { RawRequest } from './wire/raw-request';

export interface Run extends Asked {
  requests: fc.Arbitrary<RawRequest>;
  /** How many to send. */
  count: number;
  seed: number;
}

/** Requests under way at a time. */
const lanes = 20;
const requestsBetweenPulses = 20;
/** How often a request that went wrong is tried with less in it. */
const mostAttempts = 300;

/** Sends the requests and rejects with the smallest one that went wrong. */
export async function runRequests({ requests, count, seed, ...asked }: Run): Promise<void> {
  const search = new Search();
  let sent = 0;
  const settled = await Promise.allSettled(
    Array.from({ length: lanes }, (_, lane) =>
      fc.assert(
        fc.asyncProperty(requests, async (request) => {
          if (search.isOver(lane)) return;
          try {
            await ask(asked, request);
            sent += 1;
            if (sent % requestsBetweenPulses === 0) await expectPulse(asked.origin);
          } catch (error) {
            // Of several that go wrong at once, one is enough to be made smaller.
            if (search.begin(lane, error)) throw error;
          }
        }),
        { numRuns: Math.ceil(count / lanes), seed: seed + lane },
      ),
    ),
  );
  for (const result of settled) if (result.status === 'rejected') throw result.reason;
}

/** The search for the smallest request that goes wrong, which the first lane to find one leads. */
class Search {
  private leader: number | undefined;
  private attempts = 0;

  /** Whether this lane leads. */
  begin(lane: number, error: unknown): boolean {
    this.leader ??= lane;
    if (error instanceof ServerLost) this.attempts = mostAttempts;
    return this.leader === lane;
  }

  /** Whether this lane has nothing more to send. */
  isOver(lane: number): boolean {
    if (this.leader === undefined) return false;
    this.attempts += this.leader === lane ? 1 : 0;
    return this.leader !== lane || this.attempts > mostAttempts;
  }
}

/**
 * From the environment, so that a run can be repeated: FUZZ_SEED, and FUZZ_RUNS for their number.
 * Fewer than 1,000 requests may not reach every call.
 */
export function fuzzSettings(usualRuns: number): { seed: number; runs: number } {
  const { FUZZ_SEED: seed, FUZZ_RUNS: runs } = process.env;
  return {
    seed: seed ? Number(seed) : Math.floor(Math.random() * 1_000_000_000),
    runs: runs ? Number(runs) : usualRuns,
  };
}
