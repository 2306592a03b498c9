import { Postponement, type TaskHandlers } from '../platform/outbox-dispatcher.sql';

/** The accounts at the identity service. */
export interface IdentityAccounts {
  /** Deletes an account; one that does not exist counts as deleted. */
  delete(uid: string): Promise<void>;
}

/** Milliseconds until a postponed deletion is due again. Then a server with access to the accounts may claim it. */
const postponement = 3_600_000;

/**
 * Returns the handler that deletes accounts at the identity service. Without access to them, it postpones the
 * deletions, so that they neither are lost nor count as a backlog.
 */
export function identityTasks(accounts: IdentityAccounts | undefined): TaskHandlers {
  return {
    deleteIdentity: async ({ uid }) =>
      accounts ? accounts.delete(uid) : new Postponement(new Date(Date.now() + postponement)),
  };
}
