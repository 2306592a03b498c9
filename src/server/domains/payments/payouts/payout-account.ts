import { isDeepStrictEqual } from 'node:util';
import type {
  NewPayoutAccount,
  OwnPayoutAccount,
  PayoutAccount,
} from '../../../../contract/payments/payout-account';
import { recordAct, type StaffActor } from '../../platform/record-act.sql';
import type { Queryable, Transaction } from '../../../database/database';
import { DomainError, NotFoundError } from '../../../errors/domain-error';
import { addAccountEmail } from '../../platform/outbox.sql';
import { deletePayoutAccount, findPayoutAccount, savePayoutAccount } from './payout-accounts.sql';
import { findUserById } from '../../access/users.sql';
import {
  decryptPayoutAccount,
  encryptPayoutAccount,
  type PayoutAccountKeys,
} from './payout-account-cipher';

interface Payee {
  keys: PayoutAccountKeys;
  sellerId: string;
}

/**
 * Encrypts and stores where a seller wants to be paid, unless it is stored already. The seller gets an email, in case a
 * thief made the change. Returns the number of changes.
 */
export async function setPayoutAccount(
  tx: Transaction,
  account: NewPayoutAccount,
  payee: Payee,
): Promise<number> {
  const stored = await findPayoutAccount(tx, payee.sellerId);
  if (stored && isDeepStrictEqual(decryptPayoutAccount(stored.encrypted, payee), account)) return 0;
  await savePayoutAccount(tx, payee.sellerId, encryptPayoutAccount(account, payee));
  await announceChange(tx, payee.sellerId);
  return 1;
}

/** Removes where a seller wants to be paid. Returns the number of changes. */
export async function removePayoutAccount(tx: Transaction, sellerId: string): Promise<number> {
  if (!(await deletePayoutAccount(tx, sellerId))) return 0;
  await announceChange(tx, sellerId);
  return 1;
}

const announceChange = (tx: Transaction, userId: string) =>
  addAccountEmail(tx, { userId, kind: 'payoutAccountChanged', reason: null, until: null });

/**
 * Returns what the seller may see: a thief with their session does not learn the IBAN. Null without an account, and
 * with one that can't be decrypted, so that the seller enters it again.
 */
export async function readOwnPayoutAccount(
  database: Queryable,
  payee: Payee,
): Promise<OwnPayoutAccount | null> {
  const stored = await findPayoutAccount(database, payee.sellerId);
  const account = stored && decryptPayoutAccount(stored.encrypted, payee);
  if (!account) return null;
  return {
    kind: account.kind,
    ending: account.kind === 'iban' ? account.iban.slice(-4) : null,
    changedAt: stored.changedAt.toISOString(),
  };
}

/** Returns where a seller wants to be paid, and records that the admin has seen it. */
export async function readPayoutAccount(
  tx: Transaction,
  payee: Payee,
  actor: StaffActor,
): Promise<PayoutAccount | null> {
  const { sellerId } = payee;
  if (!(await findUserById(tx, sellerId))) throw new NotFoundError('seller');
  await recordAct(tx, actor, {
    act: 'user.readPayoutAccount',
    subject: { type: 'user', id: sellerId },
  });
  const stored = await findPayoutAccount(tx, sellerId);
  if (!stored) return null;
  const account = decryptOrThrow(stored.encrypted, payee);
  return { account, changedAt: stored.changedAt.toISOString() };
}

/** @throws DomainError if the key of the account is missing */
function decryptOrThrow(encrypted: string, payee: Payee): NewPayoutAccount {
  const account = decryptPayoutAccount(encrypted, payee);
  if (account) return account;
  throw new DomainError(
    'conflict',
    `Where the seller ${payee.sellerId} wants to be paid can't be decrypted: its key is missing in PAYOUT_ACCOUNT_KEYS.`,
  );
}
