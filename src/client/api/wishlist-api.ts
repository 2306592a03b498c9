import type { NewWishlistEntry } from '../../contract/calls/purchases';
import type { Acknowledgement, Deletion } from '../../contract/mutation-results';
import type { WishlistEntry } from '../../contract/wishlist';
import { api } from './api';
import { answerOf } from './answer-of';
import { listedWishTag } from './product-tags';

const addressOfWish = (productId: string) => `/wishes/${encodeURIComponent(productId)}`;

interface WishedQuestion {
  productId: string;
  userId: string;
}

export const wishlistApi = api.injectEndpoints({
  endpoints: (build) => ({
    wished: build.query<boolean, WishedQuestion>({
      // The double ampersand is as in specification 7.1.
      query: ({ productId, userId }) =>
        `/wishlist?productId=${encodeURIComponent(productId)}&&userId=${encodeURIComponent(userId)}`,
      responseSchema: answerOf('wished'),
      providesTags: (_wished, _error, { productId }) => [{ type: 'Wishlist', id: productId }],
    }),
    wish: build.mutation<Acknowledgement, NewWishlistEntry>({
      query: (body) => ({
        url: '/wishlist',
        method: 'POST',
        body,
        sets: addressOfWish(body.productId),
      }),
      responseSchema: answerOf('acknowledgement'),
      invalidatesTags: (_answer, _error, { productId }) => [
        { type: 'Wishlist', id: productId },
        { type: 'Wishlist', id: 'LIST' },
      ],
    }),
    /** By the product's id. */
    unwish: build.mutation<Deletion, string>({
      query: (productId) => ({
        url: addressOfWish(productId),
        method: 'DELETE',
        sets: addressOfWish(productId),
      }),
      responseSchema: answerOf('deletion'),
      invalidatesTags: (_answer, _error, productId) => [
        { type: 'Wishlist', id: productId },
        { type: 'Wishlist', id: 'LIST' },
      ],
    }),
    wishlist: build.query<WishlistEntry[], string>({
      query: (email) => ({ url: `/wishlist/${encodeURIComponent(email)}`, isWhole: true }),
      responseSchema: answerOf('wishlist'),
      providesTags: (entries = []) => [
        { type: 'Wishlist', id: 'LIST' },
        ...entries.map(({ productId }) => listedWishTag(productId)),
      ],
    }),
  }),
});

export const { useWishlistQuery } = wishlistApi;
