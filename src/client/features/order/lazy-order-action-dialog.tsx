import { lazyComponent } from '../../components/loading/lazy-component';
import { useMountedWhileOpen } from '../../components/dialogs/use-mounted-while-open';
import type { OrderActionDialogProps } from './order-action-dialog';

/** Preloaded when a button of an action is hovered or focused. */
const LazyDialog = lazyComponent({
  label: 'what that means',
  load: async () => {
    const module = await import(/* webpackChunkName: "order-action" */ './order-action-dialog');
    return module.OrderActionDialog;
  },
  Fallback: () => null,
});

/** Loads the dialog before it opens. Rejects if the chunk fails to load. */
export const preloadOrderActionDialog = LazyDialog.preload;

/** The dialog that explains an action. It loads when it is first opened. */
export function LazyOrderActionDialog(props: Omit<OrderActionDialogProps, 'onExitComplete'>) {
  const { isMounted, onExitComplete } = useMountedWhileOpen(props.snapshot.hasTag('open'));
  return isMounted && <LazyDialog {...props} onExitComplete={onExitComplete} />;
}
