import { decimalAmount } from '../../../../contract/payments/money';
import type { StaffActor } from '../../platform/record-act.sql';
import { createCsv } from '../../platform/create-csv';
import type { Transaction } from '../../../database/database';
import { DomainError } from '../../../errors/domain-error';
import { exportTransfers } from './bank-transfers';
import { createCreditTransfers } from './create-credit-transfers';
import type { PayoutAccountKeys } from './payout-account-cipher';

const columns = ['name', 'iban', 'amount', 'currency', 'reference', 'note'];

const unreadableNote = "The account can't be decrypted: its key is missing in PAYOUT_ACCOUNT_KEYS.";

/** Returns a CSV file of transfers. An account that can't be decrypted is a row without an IBAN. */
export async function exportBankFile(
  tx: Transaction,
  keys: PayoutAccountKeys,
  actor: StaffActor,
): Promise<string> {
  const { transfers } = await exportTransfers(tx, actor, { keys });
  const rows = transfers.map(({ holder, iban, amount, currency, reference, newSince }) => [
    holder,
    iban,
    decimalAmount({ amount, currency }),
    currency.toUpperCase(),
    reference,
    iban
      ? newSince
        ? `Account changed on ${newSince.toISOString().slice(0, 10)}`
        : ''
      : unreadableNote,
  ]);
  return createCsv({ columns, rows });
}

interface SepaFileOptions {
  keys: PayoutAccountKeys;
  /** The shop's bank account. */
  debtor: { holder: string; iban: string };
}

/**
 * Returns the transfers in euros as a file that a bank of SEPA executes.
 * @throws DomainError if the shop's bank account is missing, or nothing can be sent
 */
export async function exportSepaFile(
  tx: Transaction,
  actor: StaffActor,
  { keys, debtor }: SepaFileOptions,
): Promise<string> {
  if (!debtor.holder || !debtor.iban) {
    throw new DomainError('conflict', "Please enter the shop's bank account in Settings first.");
  }
  const { fileId, transfers } = await exportTransfers(tx, actor, { keys, currency: 'eur' });
  const readable = transfers.filter(({ iban }) => iban);
  if (readable.length === 0) {
    throw new DomainError('conflict', 'No seller with an IBAN is owed euros.');
  }
  return createCreditTransfers({
    id: fileId.replaceAll('-', ''),
    createdAt: new Date(),
    debtor,
    transfers: readable,
  });
}
