import { productCalls } from '../../contract/calls/products' with { type: 'signature' };
import { injectCalls } from './inject-calls';

export const categoriesApi = injectCalls(
  productCalls,
  async () => (await import('../../contract/calls/products')).productCalls,
  ({ query }) => ({
    categories: query('categories', {
      // The cache key of specification 7.3.
      serializeQueryArgs: () => 'categories',
      providesTags: ['Categories'],
    }),
    category: query('category', { response: 'categoryHeading', providesTags: ['Categories'] }),
  }),
);

export const { useCategoriesQuery, useCategoryQuery } = categoriesApi;
