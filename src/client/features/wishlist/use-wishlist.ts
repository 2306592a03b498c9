import { fromPromise } from 'xstate';
import type { Product } from '../../../contract/product';
import type { AuthUser } from '../../../contract/user';
import { answerOf } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { wishlistApi } from '../../api/wishlist-api';
import { deviceWishes } from '../../services/device-wishes';
import { inspected } from '../../services/inspection';
import { notify } from '../../services/notifications';
import { useLastingMachine } from '../../services/use-lasting-machine';
import { wishFailure } from './wish-failure';
import { wishlistEntry } from './wishlist-entry';
import { wishlistMachine } from './wishlist.machine';

interface WishlistListeners {
  onAdded?: (() => void) | undefined;
  onTakenBack?: (() => void) | undefined;
}

/** @param listeners for what shows the product among others. */
export function useWishlist(product: Product, buyer: AuthUser, listeners: WishlistListeners = {}) {
  const dispatch = useAppDispatch();

  return useLastingMachine(
    wishlistMachine.provide({
      actors: {
        checkWished: fromPromise(async ({ signal }) => {
          // On its way from this device to the account.
          if (deviceWishes.has(product._id)) return true;
          const question = { productId: product._id, userId: buyer.uid };
          const call = wishlistApi.endpoints.wished.initiate(question, { subscribe: false });
          return answerOf(dispatch(call), signal);
        }),
        addToWishlist: fromPromise(() => {
          const entry = wishlistEntry(product, buyer);
          return answerOf(dispatch(wishlistApi.endpoints.wish.initiate(entry, { track: false })));
        }),
        removeFromWishlist: fromPromise(() => {
          deviceWishes.forget(product._id);
          return answerOf(
            dispatch(wishlistApi.endpoints.unwish.initiate(product._id, { track: false })),
          );
        }),
      },
      actions: {
        announceWished: () => {
          notify.success('Product Added to Wishlist!');
          listeners.onAdded?.();
        },
        tellTakenBack: () => listeners.onTakenBack?.(),
      },
    }),
    inspected(product.productName),
    {
      isUnderWay: (snapshot) => snapshot.matches('adding') || snapshot.matches('removing'),
      tellEnd: (snapshot) => {
        if (snapshot.hasTag('failed')) notify.error(wishFailure(snapshot));
      },
    },
  );
}
