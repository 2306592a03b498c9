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

/** Records the requests, and decides which of them fail. */
export interface RequestRecorder {
  record: (request: RecordedRequest) => void;
  failureOf: (call: CallName) => Failure | undefined;
}

/** The 22 calls under /api, without authorization. */
export function registerMarketplace(
  app: FastifyInstance,
  handlers: () => Record<MarketplaceCall, CallHandler>,
  { record, failureOf }: RequestRecorder,
): void {
  for (const call of marketplaceCalls) {
    const [method = '', path = ''] = call.split(' ');
    app.route({
      method,
      url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
      handler: ({ url, headers, params, query, body: rawBody }, reply) => {
        const body = rawBody as Fields | undefined;
        record({ call, method, url: url.replace(/^\/api/, ''), headers, body, at: Date.now() });
        const input = { params, query, body: body ?? {} } as CallInput;
        return respondOrFail(reply, failureOf(call), () => handlers()[call](input));
      },
    });
  }
}
