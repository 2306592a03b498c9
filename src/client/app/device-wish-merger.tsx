import { useEffect } from 'react';
import { useAppDispatch } from '../api/store-hooks';
import { hasCapability } from '../services/configuration';
import { deviceWishes } from '../services/device-wishes';
import { useVisitor } from '../session/visitor';

/**
 * Adds the wishes of this device to the wishlist of a buyer who signs in. A user of another role
 * leaves them on the device. Renders nothing.
 */
export function DeviceWishMerger() {
  const visitor = useVisitor();
  const dispatch = useAppDispatch();
  const buyer =
    visitor.status === 'signedIn' && visitor.role === 'buyer' ? visitor.user : undefined;

  useEffect(() => {
    if (!buyer) return;
    const join = () => {
      if (!hasCapability('wishes') || deviceWishes.list().length === 0) return;
      import(
        /* webpackChunkName: "join-device-wishes" */ '../features/wishlist/merge-device-wishes'
      ).then(
        ({ mergeDeviceWishes }) => mergeDeviceWishes(dispatch, buyer),
        // They stay on the device until the next page.
        () => undefined,
      );
    };
    join();
    window.addEventListener('online', join);
    return () => window.removeEventListener('online', join);
  }, [buyer, dispatch]);

  return null;
}
