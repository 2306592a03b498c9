import { fromPromise } from 'xstate';
import type { Product } from '../../../contract/selling/product';
import type { AuthUser } from '../../../contract/accounts/user';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { wishlistApi } from '../../api/wishlist-api';
import { deviceWishes } from '../../services/storage/device-wishes';
import { inspectOptions } from '../../services/telemetry/inspection';
import { toast } from '../../services/toasts/toasts';
import { useDetachedActor } from '../../services/use-detached-actor';
import { wishFailureMessage } from './wish-failure-message';
import { wishlistEntry } from './wishlist-entry';
import { wishlistMachine } from './wishlist.machine';

interface WishlistListeners {
  onAdded?: (() => void) | undefined;
  onRemoved?: (() => void) | undefined;
}

/**
 * Runs the changes of one product on the buyer's wishlist.
 * @param listeners called after a change, for a list that contains the product
 */
export function useWishlist(product: Product, buyer: AuthUser, listeners: WishlistListeners = {}) {
  const dispatch = useAppDispatch();

  return useDetachedActor(
    (component) =>
      wishlistMachine.provide({
        actors: {
          checkWished: fromPromise(async ({ signal }) => {
            // DeviceWishMerger is about to move a wish on this device to the account.
            const { product, buyer } = component.props;
            if (deviceWishes.has(product._id)) return true;
            const query = { productId: product._id, userId: buyer.uid };
            const call = wishlistApi.endpoints.wished.initiate(query, { subscribe: false });
            return unwrapCall(dispatch(call), signal);
          }),
          addToWishlist: fromPromise(() => {
            const entry = wishlistEntry(component.props.product, component.props.buyer);
            return unwrapCall(
              dispatch(wishlistApi.endpoints.wish.initiate(entry, { track: false })),
            );
          }),
          removeFromWishlist: fromPromise(() => {
            const { _id } = component.props.product;
            deviceWishes.remove(_id);
            return unwrapCall(
              dispatch(wishlistApi.endpoints.unwish.initiate(_id, { track: false })),
            );
          }),
        },
        actions: {
          announceWished: () => {
            toast.success('Product Added to Wishlist!');
            component.props.listeners.onAdded?.();
          },
          notifyRemoved: () => component.props.listeners.onRemoved?.(),
        },
      }),
    { product, buyer, listeners },
    {
      ...inspectOptions(product.productName),
      isPending: (snapshot) => snapshot.matches('adding') || snapshot.matches('removing'),
      onSettled: (snapshot) => {
        if (snapshot.hasTag('failed')) toast.error(wishFailureMessage(snapshot));
      },
    },
  );
}
