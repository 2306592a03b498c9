import { useEffect, useState } from 'react';
import { identity } from '../../services/identity/identity';

/** Whether a click can open a provider's pop-up at once. */
export function useIdentityReady(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const answer = () => setIsReady(true);
    // A click reports why the identity service is unavailable.
    identity.ready().then(answer, answer);
  }, []);
  return isReady;
}
