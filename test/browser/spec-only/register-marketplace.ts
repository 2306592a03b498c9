import type { FastifyInstance } from 'fastify';
import {
  marketplaceCalls,
  type CallName,
  type MarketplaceCall,
  type RecordedRequest,
} from './calls';
import { respondOrFail, type Failure } from './failures';
import type { Fields } from './collection';
import type { CallHandler, CallInput } from './marketplace-handlers';

/** Records the requests of the calls, and knows which calls are to fail. */
export interface CallControl {
  record: (request: RecordedRequest) => void;
  findFailure: (call: CallName) => Failure | undefined;
}

/** The 22 calls under /api, without authorization. */
export function registerMarketplace(
  app: FastifyInstance,
  handlers: () => Record<MarketplaceCall, CallHandler>,
  { record, findFailure }: CallControl,
): void {
  for (const call of marketplaceCalls) {
    const [method = '', path = ''] = call.split(' ');
    app.route({
      method,
      url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
      handler: ({ url, headers, params, query, body: rawBody }, reply) => {
        const body = rawBody as Fields | undefined;
        record({
          call,
          method,
          url: url.replace(/^\/api/, ''),
          headers,
          body,
          receivedAt: Date.now(),
        });
        const input = { params, query, body: body ?? {} } as CallInput;
        return respondOrFail(reply, findFailure(call), () => handlers()[call](input));
      },
    });
  }
}
