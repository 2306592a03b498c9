import { lazyComponent } from '../../components/loading/lazy-component';
import { useMountedWhileOpen } from '../../components/dialogs/use-mounted-while-open';
import type { OrderActionDialogProps } from './order-action-dialog';

/** Lazy: prefetched on pointer or focus. */
const OpenedDialog = lazyComponent({
  label: 'what that means',
  load: async () => {
    const module = await import(/* webpackChunkName: "order-action" */ './order-action-dialog');
    return module.OrderActionDialog;
  },
  Fallback: () => null,
});

/** Prefetches the dialog. */
export const loadOrderAction = OpenedDialog.preload;

/** The dialog that explains an action before it is sent. */
export function LazyOrderActionDialog(props: Omit<OrderActionDialogProps, 'onExitComplete'>) {
  const { isMounted, onExitComplete } = useMountedWhileOpen(props.snapshot.hasTag('open'));
  return isMounted && <OpenedDialog {...props} onExitComplete={onExitComplete} />;
}
