import { useEffect, useState } from 'react';
import { identity } from '../../services/identity/identity';

/** Returns whether a click can open the pop-up of Google or Github synchronously. */
export function useIdentityReady(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const enable = () => setIsReady(true);
    // Enable the buttons after a failure too: a click then shows the error.
    identity.ready().then(enable, enable);
  }, []);
  return isReady;
}
