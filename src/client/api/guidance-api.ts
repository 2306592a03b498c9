import { guidanceCalls } from '../../contract/calls/guidance' with { type: 'signature' };
import { injectCalls } from './inject-calls';

/** What similar watches were sold for. */
const guidanceApi = injectCalls(
  guidanceCalls,
  async () =>
    (await import(/* webpackChunkName: "seller-calls" */ '../../contract/calls/guidance'))
      .guidanceCalls,
  ({ query }) => ({
    soldPrices: query('soldPrices'),
    soldPricesOfProduct: query('soldPricesOfProduct'),
  }),
);

export const { useSoldPricesQuery, useSoldPricesOfProductQuery } = guidanceApi;
