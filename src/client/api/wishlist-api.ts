import type { NewWishlistEntry } from '../../contract/calls/purchases';
import type { Acknowledgement, Deletion } from '../../contract/platform/mutation-results';
import type { WishlistEntry } from '../../contract/buying/wishlist';
import { api } from './api';
import { responseSchema } from './response-schema';
import { wishlistEntryTag } from './product-tags';

const wishUrl = (productId: string) => `/wishes/${encodeURIComponent(productId)}`;

interface WishedQuery {
  productId: string;
  userId: string;
}

export const wishlistApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether the product is on the user's wishlist. */
    wished: build.query<boolean, WishedQuery>({
      // The double ampersand is as in specification 7.1.
      query: ({ productId, userId }) =>
        `/wishlist?productId=${encodeURIComponent(productId)}&&userId=${encodeURIComponent(userId)}`,
      responseSchema: responseSchema('wished'),
      providesTags: (_wished, _error, { productId }) => [{ type: 'Wishlist', id: productId }],
    }),
    wish: build.mutation<Acknowledgement, NewWishlistEntry>({
      query: (body) => ({
        url: '/wishlist',
        method: 'POST',
        body,
        idempotencyScope: wishUrl(body.productId),
      }),
      responseSchema: responseSchema('acknowledgement'),
      invalidatesTags: (_response, _error, { productId }) => [
        { type: 'Wishlist', id: productId },
        { type: 'Wishlist', id: 'LIST' },
      ],
    }),
    /** Removes a product from the wishlist, by product id. */
    unwish: build.mutation<Deletion, string>({
      query: (productId) => ({
        url: wishUrl(productId),
        method: 'DELETE',
        idempotencyScope: wishUrl(productId),
      }),
      responseSchema: responseSchema('deletion'),
      invalidatesTags: (_response, _error, productId) => [
        { type: 'Wishlist', id: productId },
        { type: 'Wishlist', id: 'LIST' },
      ],
    }),
    wishlist: build.query<WishlistEntry[], string>({
      query: (email) => ({ url: `/wishlist/${encodeURIComponent(email)}`, allPages: true }),
      responseSchema: responseSchema('wishlist'),
      providesTags: (entries = []) => [
        { type: 'Wishlist', id: 'LIST' },
        ...entries.map(({ productId }) => wishlistEntryTag(productId)),
      ],
    }),
  }),
});

export const { useWishlistQuery } = wishlistApi;
