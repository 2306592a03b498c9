import { useSession } from './use-session';

/** Runs the session machine as long as the application lives. Renders nothing. */
export function SessionKeeper() {
  useSession();
  return null;
}
