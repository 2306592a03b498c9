import { listingFigureCalls } from '../../contract/calls/listing-figures' with { type: 'signature' };
import { injectCalls } from './inject-calls';

/** Statistics of a seller's listings. */
export const figuresApi = injectCalls(
  listingFigureCalls,
  async () =>
    (await import(/* webpackChunkName: "visitor-calls" */ '../../contract/calls/listing-figures'))
      .listingFigureCalls,
  ({ query, mutation }) => ({
    countView: mutation('countView'),
    listingFigures: query('listingFigures'),
    figureTotals: query('figureTotals'),
  }),
);

export const { useListingFiguresQuery, useFigureTotalsQuery } = figuresApi;
