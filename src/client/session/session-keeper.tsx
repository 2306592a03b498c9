import { useSessionMachine } from './use-session-machine';

/** Runs the session machine while it is mounted. Renders nothing. */
export function SessionKeeper() {
  useSessionMachine();
  return null;
}
