import { describeFault } from './check-response';
import type { Tally } from './tally';
import { createRequest, render } from './wire/request-template';
import type { RawRequest } from './wire/raw-request';
import { send, type Outcome } from './wire/send';

/** Returns what is wrong with the outcome of a request, or undefined. */
export type FaultFinder = (request: RawRequest, outcome: Outcome) => string | undefined;

/** The server under test, and how to check its responses. */
export interface Target {
  origin: string;
  tally: Tally;
  findFault: FaultFinder;
}

/** The server hangs or has crashed, so that further requests are pointless. */
export class ServerLost extends Error {}

const pending = new Set<RawRequest>();

/** Sends a request, and rejects when its outcome is wrong. */
export async function sendChecked(
  { origin, tally, findFault }: Target,
  request: RawRequest,
): Promise<void> {
  pending.add(request);
  const outcome = await send(origin, request);
  tally.add(request, outcome);
  const fault = findFault(request, outcome);
  // A crash fails all pending requests, and any of them may be its cause.
  if (fault && outcome === 'closed') await expectHealthy(origin);
  pending.delete(request);
  if (!fault) return;
  const description = describeFault(fault, request, outcome);
  throw outcome === 'silent' ? new ServerLost(description) : new Error(description);
}

/** Rejects unless the server still responds. */
export async function expectHealthy(origin: string): Promise<void> {
  const outcome = await send(origin, render(createRequest('GET /healthz'), '127.0.0.1'));
  if (typeof outcome !== 'string' && outcome.status === 200) return;
  const requests = [...pending].map(String).join('\n');
  throw new ServerLost(`The server does not respond. Its last requests:\n${requests}`);
}
