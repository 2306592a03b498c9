import { useEffect, useState, type ComponentProps } from 'react';
import { lazyComponent } from '../loading/lazy-component';
import { whenIdle } from '../loading/when-idle';
import type { ConfirmDialog } from './confirm-dialog';

const LoadedDialog = lazyComponent({
  label: 'the question',
  load: async () => {
    const module = await import(/* webpackChunkName: "confirm-dialog" */ './confirm-dialog');
    return module.ConfirmDialog;
  },
  Fallback: () => null,
});

/** A `ConfirmDialog` outside of the page's chunk. It loads when the browser is idle or the dialog opens. */
export function LazyConfirmDialog(props: ComponentProps<typeof ConfirmDialog>) {
  const [isNeeded, setIsNeeded] = useState(props.open);
  if (props.open && !isNeeded) setIsNeeded(true);
  useEffect(() => {
    void whenIdle()
      .then(LoadedDialog.preload)
      .catch(() => undefined);
  }, []);
  return isNeeded ? <LoadedDialog {...props} /> : null;
}
