import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { withoutBooking } from '../../services/login-state';

/** Opens what the address asks for, and takes that out of the address: it is asked for once. */
export function useAskedForBooking(isAskedFor: boolean, open: () => void): void {
  const { search, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const answer = useEffectEvent(() => {
    void navigate({ search: withoutBooking(search), hash }, { replace: true, state });
    open();
  });
  useEffect(() => {
    if (isAskedFor) answer();
  }, [isAskedFor]);
}
