/** The accounts at the identity service. */
export interface IdentityAccounts {
  /** Deletes an account; one that does not exist counts as deleted. */
  delete(uid: string): Promise<void>;
}
