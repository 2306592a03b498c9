import { useEffect } from 'react';
import { useAppDispatch } from '../api/store-hooks';
import { hasCapability } from '../services/configuration';
import { deviceWishes } from '../services/device-wishes';
import { useVisitor } from '../session/visitor';

/**
 * Once a buyer is signed in, joins what was wished on this device to their wishlist. Somebody of
 * another role leaves it where it is. It renders nothing.
 */
export function DeviceWishJoiner() {
  const visitor = useVisitor();
  const dispatch = useAppDispatch();
  const buyer =
    visitor.status === 'signedIn' && visitor.role === 'buyer' ? visitor.user : undefined;

  useEffect(() => {
    if (!buyer) return;
    const join = () => {
      if (!hasCapability('wishes') || deviceWishes.list().length === 0) return;
      import(
        /* webpackChunkName: "join-device-wishes" */ '../features/wishlist/join-device-wishes'
      ).then(
        ({ joinDeviceWishes }) => joinDeviceWishes(dispatch, buyer),
        // They wait on the device for the next page.
        () => undefined,
      );
    };
    join();
    window.addEventListener('online', join);
    return () => window.removeEventListener('online', join);
  }, [buyer, dispatch]);

  return null;
}
