import { useEffect, useState } from 'react';
import { identity } from '../../services/identity/identity';

/** Whether a provider's window can open in the moment of a press. */
export function useIdentityReady(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const answer = () => setIsReady(true);
    // A press tells why the identity service cannot be had.
    identity.ready().then(answer, answer);
  }, []);
  return isReady;
}
