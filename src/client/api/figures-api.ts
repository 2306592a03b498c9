import type { FigureTotals, ListingFigures } from '../../contract/selling/listing-figures';
import type { Modification } from '../../contract/platform/mutation-results';
import { api } from './api';
import { responseSchema } from './response-schema';

/** Statistics of a seller's listings. Requires the server's capability `figures`. */
export const figuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    countView: build.mutation<Modification, string>({
      query: (id) => ({ url: `/product/${encodeURIComponent(id)}/views`, method: 'POST' }),
      responseSchema: responseSchema('modification'),
    }),
    listingFigures: build.query<ListingFigures, string>({
      query: (id) => `/listings/${encodeURIComponent(id)}/figures`,
      responseSchema: responseSchema('listingFigures'),
    }),
    figureTotals: build.query<FigureTotals, void>({
      query: () => '/figures',
      responseSchema: responseSchema('figureTotals'),
    }),
  }),
});

export const { useListingFiguresQuery, useFigureTotalsQuery } = figuresApi;
