import { useEffect } from 'react';
import { hasRole } from '../../contract/accounts/has-role';
import { useAppDispatch } from '../api/store-hooks';
import { hasCapability } from '../services/configuration';
import { deviceWishes } from '../services/storage/device-wishes';
import { useSession } from '../session/use-session';

/**
 * When a buyer signs in, moves the wishes stored on this device to the buyer's wishlist. Other roles
 * leave them on the device. Renders nothing.
 */
export function DeviceWishMerger() {
  const session = useSession();
  const dispatch = useAppDispatch();
  const buyer =
    session.status === 'signedIn' && hasRole(session, 'buyer') ? session.user : undefined;

  useEffect(() => {
    if (!buyer) return;
    const merge = () => {
      if (!hasCapability('extensions') || deviceWishes.list().length === 0) return;
      import(
        /* webpackChunkName: "merge-device-wishes" */ '../features/wishlist/merge-device-wishes'
      ).then(
        ({ mergeDeviceWishes }) => mergeDeviceWishes(dispatch, buyer),
        // Ignore a failed import: the wishes stay on the device, and the next page tries again.
        () => undefined,
      );
    };
    merge();
    window.addEventListener('online', merge);
    return () => window.removeEventListener('online', merge);
  }, [buyer, dispatch]);

  return null;
}
