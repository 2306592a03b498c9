import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { removeDialogParameter } from './login-state';

/**
 * Opens a dialog if the URL requests it, and removes it from the URL, so that a reload does not
 * open it again.
 */
export function useRequestedDialog(isRequested: boolean, open: () => void): void {
  const { search, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const openOnce = useEffectEvent(() => {
    void navigate({ search: removeDialogParameter(search), hash }, { replace: true, state });
    open();
  });
  useEffect(() => {
    if (isRequested) openOnce();
  }, [isRequested]);
}
