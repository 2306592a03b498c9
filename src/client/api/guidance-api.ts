import { guidanceCalls } from '../../contract/calls/guidance' with { type: 'signature' };
import { injectCalls } from './inject-calls';

/** Guidance for sellers. */
const guidanceApi = injectCalls(
  guidanceCalls,
  async () =>
    (await import(/* webpackChunkName: "seller-calls" */ '../../contract/calls/guidance'))
      .guidanceCalls,
  ({ query }) => ({ soldPrices: query('soldPrices') }),
);

export const { useSoldPricesQuery } = guidanceApi;
