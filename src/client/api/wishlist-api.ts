import type { Acknowledgement } from '../../contract/product';
import type { NewWishlistEntry, WishlistEntry } from '../../contract/wishlist';
import { api } from './api';
import { readAnswer } from './read-answer';

interface WishedQuestion {
  productId: string;
  userId: string;
}

export const wishlistApi = api.injectEndpoints({
  endpoints: (build) => ({
    wished: build.query<boolean, WishedQuestion>({
      // The double ampersand is the SPEC's.
      query: ({ productId, userId }) => ({
        url: `/wishlist?productId=${encodeURIComponent(productId)}&&userId=${encodeURIComponent(userId)}`,
        responseHandler: readAnswer('wished'),
      }),
      providesTags: (_wished, _error, { productId }) => [{ type: 'Wishlist', id: productId }],
    }),
    wish: build.mutation<Acknowledgement, NewWishlistEntry>({
      query: (body) => ({
        url: '/wishlist',
        method: 'POST',
        body,
        responseHandler: readAnswer('acknowledgement'),
      }),
      invalidatesTags: (_answer, _error, { productId }) => [
        { type: 'Wishlist', id: productId },
        { type: 'Wishlist', id: 'LIST' },
      ],
    }),
    wishlist: build.query<WishlistEntry[], string>({
      query: (email) => ({
        url: `/wishlist/${encodeURIComponent(email)}`,
        responseHandler: readAnswer('wishlist'),
      }),
      providesTags: [{ type: 'Wishlist', id: 'LIST' }],
    }),
  }),
});

export const { useWishlistQuery } = wishlistApi;
