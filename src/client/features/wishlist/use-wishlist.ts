import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { Product } from '../../../contract/product';
import type { AuthUser } from '../../../contract/user';
import { answerOf } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { wishlistApi } from '../../api/wishlist-api';
import { inspected } from '../../services/inspection';
import { notify } from '../../services/notifications';
import { wishlistEntry } from './wishlist-entry';
import { wishlistMachine } from './wishlist.machine';

export function useWishlist(product: Product, buyer: AuthUser) {
  const dispatch = useAppDispatch();

  return useMachine(
    wishlistMachine.provide({
      actors: {
        checkWished: fromPromise(() => {
          const question = { productId: product._id, userId: buyer.uid };
          return answerOf(
            dispatch(wishlistApi.endpoints.wished.initiate(question, { subscribe: false })),
          );
        }),
        addToWishlist: fromPromise(() => {
          const entry = wishlistEntry(product, buyer);
          return answerOf(dispatch(wishlistApi.endpoints.wish.initiate(entry, { track: false })));
        }),
      },
      actions: {
        announceWished: () => notify.success('Product Added to Wishlist!'),
      },
    }),
    inspected(product.productName),
  );
}
