import { Skeleton } from '@chakra-ui/react';
import { lazyComponent } from '../../../../components/loading/lazy-component';

/** Loads when a dialog is opened that asks to confirm a user's deletion. */
export const LazyOpenOrders = lazyComponent({
  label: 'their open orders',
  load: async () => {
    const module = await import(/* webpackChunkName: "open-orders" */ './open-orders');
    return module.OpenOrders;
  },
  Fallback: () => <Skeleton height="12" />,
});
