import type { FastifyInstance } from 'fastify';
import {
  marketplaceCalls,
  type CallName,
  type MarketplaceCall,
  type RecordedRequest,
} from './calls';
import { answerOrFail, type Failure } from './failures';
import type { Fields } from './collection';
import type { Answer, Asked } from './marketplace-answers';

/** Records the requests, and decides which of them fail. */
export interface Party {
  record: (request: RecordedRequest) => void;
  failureOf: (call: CallName) => Failure | undefined;
}

/** The 22 calls under /api, without authorization. */
export function registerMarketplace(
  app: FastifyInstance,
  answers: () => Record<MarketplaceCall, Answer>,
  { record, failureOf }: Party,
): void {
  for (const call of marketplaceCalls) {
    const [method = '', path = ''] = call.split(' ');
    app.route({
      method,
      url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
      handler: ({ url, headers, params, query, body: sent }, reply) => {
        const body = sent as Fields | undefined;
        record({ call, method, url: url.replace(/^\/api/, ''), headers, body, at: Date.now() });
        const asked = { params, query, body: body ?? {} } as Asked;
        return answerOrFail(reply, failureOf(call), () => answers()[call](asked));
      },
    });
  }
}
