import {
  displayNameError,
  sanitizeDisplayName,
  acceptableName,
} from '../../../contract/accounts/display-name';
import { hasRole } from '../../../contract/accounts/has-role';
import type { Database, Queryable } from '../../database/database';
import { retryOnUniqueViolation } from '../../database/retry';
import { findErasedIdentity } from '../access/erased-identities.sql';
import { DomainError } from '../../errors/domain-error';
import { removeUnverifiedEmail, saveUser, type UserToSave } from '../access/signed-in-users.sql';
import { findUserByEmail, type UserRecord } from '../access/users.sql';
import { indexProductsOfSeller } from '../finding/index-products.sql';
import {
  deletedAccountMessage,
  emailTakenMessage,
  erasedAccountMessage,
} from '../access/account-messages';
import { passwordProvider, type Identity } from '../access/identity';
import { recordConsent } from './consents.sql';
import { linkPortrait } from './link-portrait';

interface AccountData extends Pick<UserToSave, 'displayName' | 'photoURL'> {
  role?: UserToSave['role'] | undefined;
  /** Removes the stored photo unless there is a new one. */
  removePhoto?: boolean | undefined;
}

/**
 * Creates or updates the user record of an identity.
 * @throws DomainError if the name is not valid, the account is deleted or the email belongs to another
 */
export async function saveAccount(
  database: Database,
  identity: Identity & { user: UserRecord | undefined },
  account: AccountData,
  shopName: string,
): Promise<void> {
  const displayName = validDisplayName(account, identity, shopName);
  const { role = null } = account;
  const removePhoto = account.removePhoto === true && account.photoURL === '';
  const saved = await retryOnUniqueViolation(() =>
    database.transaction(async (tx) => {
      await claimEmail(tx, identity);
      const portrait = { userId: identity.user?.id, url: account.photoURL, remove: removePhoto };
      const isKept = await linkPortrait(tx, portrait);
      const photoURL = isKept ? account.photoURL : '';
      const isSaved = await saveUser(tx, { ...identity, displayName, photoURL, role, removePhoto });
      // A separate statement after it, so that it sees an erasure for which saveUser has waited.
      const erased = await findErasedIdentity(tx, identity.uid);
      if (erased) throw new DomainError('forbidden', erasedAccountMessage(erased));
      if (isSaved && role !== null && !identity.user?.role) await recordConsent(tx, identity.uid);
      return isSaved;
    }),
  );
  if (!saved) throw new DomainError('forbidden', deletedAccountMessage);
  if (displayName && displayName !== identity.user?.displayName) {
    await indexProductsOfSeller(database, identity.uid);
  }
}

/**
 * Validates a name that the user has just typed. A name from the identity service is sanitized instead,
 * because the user could not sign in with an invalid one. Staff may carry a reserved name.
 */
function validDisplayName(
  { displayName }: AccountData,
  identity: Identity & { user: UserRecord | undefined },
  shopName: string,
): string {
  const sanitized = sanitizeDisplayName(displayName);
  if (identity.user && hasRole(identity.user, 'staff')) return sanitized;
  const isFromIdentity =
    identity.provider !== passwordProvider || displayName === identity.displayName;
  const problem = isFromIdentity ? undefined : displayNameError(displayName, shopName);
  if (problem) throw new DomainError('invalid', problem);
  return acceptableName(sanitized, shopName);
}

/**
 * Checks that the email can belong to this account. It belongs to the account that has verified it, otherwise to the
 * first account with it. Removes it from another account that has not verified it.
 */
async function claimEmail(database: Queryable, identity: Identity): Promise<void> {
  const owner = await findUserByEmail(database, identity.email);
  if (!owner || owner.uid === identity.uid) return;
  if (identity.emailVerified && !owner.emailVerified) {
    return removeUnverifiedEmail(database, owner.id);
  }
  if (owner.deleted) throw new DomainError('forbidden', deletedAccountMessage);
  throw new DomainError(
    'conflict',
    identity.emailVerified ? emailVerifiedTwice : emailInUse(owner),
  );
}

const emailVerifiedTwice = 'This email address belongs to another account.';

function emailInUse({ emailVerified }: UserRecord): string {
  return emailVerified
    ? emailTakenMessage
    : 'Another account uses this email address. If it is yours, confirm it and sign in again.';
}
