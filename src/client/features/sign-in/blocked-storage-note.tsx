import { FailureNote } from '../../components/forms/failure-note';
import { isStorageBlocked } from '../../services/browser-storage';
import { useIsHydrated } from '../../hydration/use-is-hydrated';

/** Tells somebody whose browser keeps nothing for this site why a sign-in would not last. */
export function BlockedStorageNote() {
  const isBlocked = useIsHydrated() && isStorageBlocked();
  if (!isBlocked) return null;
  return (
    <FailureNote>
      Your browser blocks this site&apos;s data, so you&apos;ll be signed out when you reload the
      page. To stay signed in, allow cookies and site data for this site.
    </FailureNote>
  );
}
