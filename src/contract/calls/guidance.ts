import * as z from 'zod/mini';
import { notFoundMessages } from '../platform/not-found';
import { productFields } from '../selling/product-fields';
import { minSoldPrices, soldPricesSchema } from '../selling/sold-prices';
import { optionalText } from '../text/text';
import type { Call } from './call';

const fieldSchema = (name: 'productName' | 'brand' | 'model' | 'referenceNumber' | 'category') =>
  optionalText(`${name} must be a text.`, productFields[name].maxLength);

/** For sellers who write a listing, and for who reads one. */
export const guidanceCalls = {
  soldPrices: {
    method: 'GET',
    path: '/sold-prices',
    summary: `Get the median and the range of what similar products were sold for, from ${minSoldPrices} sales on`,
    auth: 'seller',
    query: z.object({
      productName: fieldSchema('productName'),
      brand: fieldSchema('brand'),
      model: fieldSchema('model'),
      referenceNumber: fieldSchema('referenceNumber'),
      category: fieldSchema('category'),
    }),
    response: soldPricesSchema,
  },
  soldPricesOfProduct: {
    method: 'GET',
    path: '/product/{id}/sold-prices',
    summary: `Get the median and the range of what products similar to a given one were sold for, from ${minSoldPrices} sales on`,
    auth: 'public',
    response: z.pick(soldPricesSchema, { prices: true }),
    errors: { 404: notFoundMessages.product },
  },
} satisfies Record<string, Call>;
