import { useAuth } from '../features/session/use-auth';

/** Runs the auth machine for as long as the application lives. It renders nothing. */
export function SessionKeeper() {
  useAuth();
  return null;
}
