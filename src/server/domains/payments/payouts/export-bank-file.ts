import { decimalAmount } from '../../../../contract/payments/money';
import { recordAct, type StaffActor } from '../../platform/record-act.sql';
import { createCsv } from '../../platform/create-csv';
import type { Transaction } from '../../../database/database';
import { bankFileId, readPayablePayouts } from './claims.sql';
import { decryptPayoutAccount, type PayoutAccountKeys } from './payout-account-cipher';

const columns = ['name', 'iban', 'amount', 'currency', 'reference', 'note'];

const unreadableNote = "The account can't be decrypted: its key is missing in PAYOUT_ACCOUNT_KEYS.";

/**
 * Returns a CSV file of transfers: one to each seller who is owed money, has an IBAN and is not suspended. Sellers who
 * have waited longest come first. An account that can't be decrypted is a row without an IBAN. The audit log gets one
 * row with the sellers whose accounts the file contains.
 */
export async function exportBankFile(
  tx: Transaction,
  keys: PayoutAccountKeys,
  actor: StaffActor,
): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const transfers = (await readPayablePayouts(tx)).flatMap(({ encrypted, newSince, ...payout }) => {
    const account = decryptPayoutAccount(encrypted, { keys, sellerId: payout.sellerId });
    if (!account) return [{ ...payout, holder: '', iban: '', note: unreadableNote }];
    const note = newSince ? `Account changed on ${newSince.toISOString().slice(0, 10)}` : '';
    return account.kind === 'iban' ? [{ ...payout, ...account, note }] : [];
  });
  await recordAct(tx, actor, {
    act: 'payout.exportBankFile',
    subject: { type: 'payout', id: bankFileId },
    after: { sellerIds: transfers.filter(({ iban }) => iban).map(({ sellerId }) => sellerId) },
  });
  const rows = transfers.map(({ holder, iban, amount, currency, sellerId, note }) => [
    holder,
    iban,
    decimalAmount({ amount, currency }),
    currency.toUpperCase(),
    // Banks accept letters, digits and few other characters.
    `Payout ${today} ${sellerId.slice(0, 8)}`,
    note,
  ]);
  return createCsv({ columns, rows });
}
