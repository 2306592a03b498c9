import type { SoldPrices } from '../../contract/selling/sold-prices';
import { api } from './api';
import { responseSchema } from './response-schema';

/** The fields of the new product by which similar ones are found. */
export interface SoldPricesQuery {
  productName?: string | undefined;
  brand?: string | undefined;
  model?: string | undefined;
  referenceNumber?: string | undefined;
  category?: string | undefined;
}

/** Guidance for sellers. Requires the server's capability `guidance`. */
const guidanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    soldPrices: build.query<SoldPrices, SoldPricesQuery>({
      query: (params) => ({ url: '/sold-prices', params }),
      responseSchema: responseSchema('soldPrices'),
    }),
  }),
});

export const { useSoldPricesQuery } = guidanceApi;
