import { useEffect, useEffectEvent, useRef } from 'react';

interface BackToClose {
  /** Tells it from the other dialogs of the page. */
  id: string;
  open: boolean;
  /** Going back does nothing while this is false. */
  canClose?: boolean;
  onBack: () => void;
  /** Opens it again after a reload, or when somebody goes forward; left out, it stays closed. */
  onForward?: () => void;
}

interface EntryState {
  dialog?: string;
}

/** The dialog that belongs to the current entry of the browser's history. */
export function shownDialog(): string | undefined {
  return (window.history.state as EntryState | null)?.dialog;
}

/**
 * Lets Back close what is open instead of leaving the page. While it is open it has an entry of its
 * own in the browser's history, at the page's address, of which the router need not know. Whoever
 * goes on from an open dialog to another page replaces that entry.
 */
export function useBackToClose(dialog: BackToClose): void {
  const { id, open } = dialog;
  const isOpen = useRef(open);

  useEffect(() => {
    isOpen.current = open;
    if (!open) return;
    if (shownDialog() !== id) {
      window.history.pushState({ ...(window.history.state as object | null), dialog: id }, '');
    }
    return () => {
      isOpen.current = false;
      // By then it is known whether it was closed, or only rendered anew, or the page was left.
      setTimeout(() => {
        if (!isOpen.current && shownDialog() === id) window.history.back();
      });
    };
  }, [id, open]);

  const follow = useEffectEvent(() => {
    const isShown = shownDialog() === id;
    if (dialog.open && !isShown) {
      if (dialog.canClose ?? true) dialog.onBack();
      else window.history.forward();
    } else if (!dialog.open && isShown) {
      dialog.onForward?.();
    }
  });

  useEffect(() => {
    follow();
    const listener = () => follow();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);
}
