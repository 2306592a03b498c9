import { FailureNote } from '../../components/forms/failure-note';
import { isStorageBlocked } from '../../services/storage/browser-storage';
import { useIsHydrated } from '../../hydration/use-is-hydrated';

/** Warns that the browser blocks storage, so that a sign-in would not survive a reload. */
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
