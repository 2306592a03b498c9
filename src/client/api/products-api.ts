import type { NewProduct } from '../../contract/calls/products';
import { productCalls } from '../../contract/calls/products' with { type: 'signature' };
import type { Product } from '../../contract/selling/product';
import { injectCalls } from './inject-calls';
import { productTags } from './product-tags';

export const productsApi = injectCalls(
  productCalls,
  async () => (await import('../../contract/calls/products')).productCalls,
  ({ query, mutation }) => ({
    /** At least the requested number of the newest advertised products; all if there are fewer. */
    advertisements: query('advertisements', {
      argument: (_neededCount: number | void) => undefined,
      request: (neededCount) => ({ neededCount: neededCount || Infinity }),
      response: 'products',
      providesTags: productTags,
    }),
    productsOfCategory: query('productsOfCategory', {
      request: { allPages: true },
      providesTags: productTags,
    }),
    myProducts: query('myProducts', {
      request: { allPages: true },
      providesTags: ['MyProducts'],
    }),
    addProduct: mutation('addProduct', {
      argument: (product: NewProduct) => product,
      response: 'acknowledgement',
      invalidatesTags: ['Products', 'MyProducts'],
    }),
    advertiseProduct: mutation('advertiseProduct', {
      argument: (product: Product) => ({ ...product, id: product._id }),
      invalidatesTags: ['Products', 'MyProducts'],
    }),
    deleteProduct: mutation('deleteProduct', {
      invalidatesTags: ['Products', 'MyProducts', 'Wishlist'],
    }),
  }),
);

export const { useAdvertisementsQuery, useMyProductsQuery, useProductsOfCategoryQuery } =
  productsApi;
