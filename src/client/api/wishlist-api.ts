import type { NewWishlistEntry } from '../../contract/calls/purchases';
import { purchaseCalls } from '../../contract/calls/purchases' with { type: 'signature' };
import { injectCalls } from './inject-calls';
import { wishlistEntryTag } from './product-tags';

const changedWishTags = (productId: string) => [
  { type: 'Wishlist' as const, id: productId },
  { type: 'Wishlist' as const, id: 'LIST' },
];

export const wishlistApi = injectCalls(
  purchaseCalls,
  async () =>
    (await import(/* webpackChunkName: "trade-calls" */ '../../contract/calls/purchases'))
      .purchaseCalls,
  ({ query, mutation, shared }, build) => ({
    /** Whether the product is on the user's wishlist. */
    wished: build.query<boolean, { productId: string; userId: string }>({
      ...shared('wished', 'wished'),
      // The double ampersand is as in specification 7.1.
      query: ({ productId, userId }) =>
        `${purchaseCalls.wished.path}?productId=${encodeURIComponent(productId)}&&userId=${encodeURIComponent(userId)}`,
      providesTags: (_wished, _error, { productId }) => [{ type: 'Wishlist', id: productId }],
    }),
    wish: mutation('wish', {
      argument: (entry: NewWishlistEntry) => entry,
      response: 'acknowledgement',
      request: ({ productId }) => ({ idempotencyScope: wishUrl(productId) }),
      invalidatesTags: (_response, _error, { productId }) => changedWishTags(productId),
    }),
    /** Removes a product from the wishlist, by product id. */
    unwish: mutation('unwish', {
      invalidatesTags: (_response, _error, productId) => changedWishTags(productId),
    }),
    wishlist: query('wishlist', {
      request: { allPages: true },
      providesTags: (entries = []) => [
        { type: 'Wishlist', id: 'LIST' },
        ...entries.map(({ productId }) => wishlistEntryTag(productId)),
      ],
    }),
  }),
);

/** The URL of the call `unwish`, whose idempotency scope it is. */
const wishUrl = (productId: string) => `/wishes/${encodeURIComponent(productId)}`;

export const { useWishlistQuery } = wishlistApi;
