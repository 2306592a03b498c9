import { useEffect, useEffectEvent, useRef } from 'react';

interface CloseOnBackOptions {
  /** An id that is unique on the page, stored in the history entry. */
  id: string;
  open: boolean;
  /** Whether Back closes the dialog; true by default. */
  canClose?: boolean;
  onBack: () => void;
  /** Opens the dialog again after a reload or on Forward; without it the dialog stays closed. */
  onForward?: () => void;
}

interface HistoryState {
  dialog?: string;
}

/** Returns the id of the dialog that the current history entry belongs to; undefined if there is none. */
export function openDialogId(): string | undefined {
  return (window.history.state as HistoryState | null)?.dialog;
}

/**
 * Lets Back close an open dialog instead of leaving the page. An open dialog has its own history
 * entry with the same URL, unknown to the router. Navigating from an open dialog must replace that
 * entry.
 */
export function useCloseOnBack(dialog: CloseOnBackOptions): void {
  const { id, open } = dialog;
  const openRef = useRef(open);

  useEffect(() => {
    openRef.current = open;
    if (!open) return;
    if (openDialogId() !== id) {
      window.history.pushState({ ...(window.history.state as object | null), dialog: id }, '');
    }
    return () => {
      openRef.current = false;
      // Deferred, because StrictMode and navigation also run this cleanup.
      setTimeout(() => {
        if (!openRef.current && openDialogId() === id) window.history.back();
      });
    };
  }, [id, open]);

  const syncWithHistory = useEffectEvent(() => {
    const isCurrent = openDialogId() === id;
    if (dialog.open && !isCurrent) {
      if (dialog.canClose ?? true) dialog.onBack();
      else window.history.forward();
    } else if (!dialog.open && isCurrent) {
      dialog.onForward?.();
    }
  });

  useEffect(() => {
    syncWithHistory();
    const listener = () => syncWithHistory();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);
}
