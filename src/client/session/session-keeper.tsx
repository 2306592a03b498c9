import { useSession } from './use-session';

/** Runs the session machine while it is mounted. Renders nothing. */
export function SessionKeeper() {
  useSession();
  return null;
}
