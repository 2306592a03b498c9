import { describeFault } from './check-answer';
import type { Tally } from './tally';
import { draft, render } from './wire/draft';
import type { RawRequest } from './wire/raw-request';
import { send, type Outcome } from './wire/send';

/** What is wrong with the outcome of a request; undefined when it is right. */
export type FaultFinder = (request: RawRequest, outcome: Outcome) => string | undefined;

/** Whom to ask, and what to make of the answers. */
export interface Asked {
  origin: string;
  tally: Tally;
  findFault: FaultFinder;
}

/** The server hangs or is dead, so that there is nothing to be found out by further requests. */
export class ServerLost extends Error {}

const underWay = new Set<RawRequest>();

/** Sends a request and rejects when its outcome is not what it should be. */
export async function ask({ origin, tally, findFault }: Asked, request: RawRequest): Promise<void> {
  underWay.add(request);
  const outcome = await send(origin, request);
  tally.add(request, outcome);
  const fault = findFault(request, outcome);
  // All that are under way fail when the server dies; any of them may have been its end.
  if (fault && outcome === 'closed') await expectPulse(origin);
  underWay.delete(request);
  if (!fault) return;
  const description = describeFault(fault, request, outcome);
  throw outcome === 'silent' ? new ServerLost(description) : new Error(description);
}

/** Rejects unless the server still answers. */
export async function expectPulse(origin: string): Promise<void> {
  const outcome = await send(origin, render(draft('GET /healthz'), '127.0.0.1'));
  if (typeof outcome !== 'string' && outcome.status === 200) return;
  const requests = [...underWay].map(String).join('\n');
  throw new ServerLost(`The server no longer lives. One of its last requests:\n${requests}`);
}
