import { lazyComponent } from '../../components/loading/lazy-component';
import { useMountedWhileOpen } from '../../components/dialogs/use-mounted-while-open';
import type { OrderActionDialogProps } from './order-action-dialog';

/** The dialog with its form, whose code comes when a finger does. */
const OpenedDialog = lazyComponent({
  what: 'what that means',
  load: async () => {
    const module = await import(/* webpackChunkName: "order-action" */ './order-action-dialog');
    return module.OrderActionDialog;
  },
  Fallback: () => null,
});

/** Resolves once the dialog opens without a pause. */
export const loadOrderAction = OpenedDialog.preload;

/** Says what an action on an order means before it is sent. */
export function OrderActionPart(props: Omit<OrderActionDialogProps, 'onExitComplete'>) {
  const { isMounted, onExitComplete } = useMountedWhileOpen(props.snapshot.hasTag('open'));
  return isMounted && <OpenedDialog {...props} onExitComplete={onExitComplete} />;
}
