import { useSession } from './use-session';

/** Runs the auth machine for as long as the application lives. It renders nothing. */
export function SessionKeeper() {
  useSession();
  return null;
}
