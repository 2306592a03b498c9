import { stringify } from 'csv-stringify/sync';
import { neutralizeCell } from '../../contract/listings-csv';
import { decimalAmount } from '../../contract/money';
import { recordAct, type StaffActor } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { readPayable } from '../repositories/claims';
import { requireReadable } from './payout-account';
import type { PayoutAccountKeys } from './payout-account-cipher';

const columns = ['name', 'iban', 'amount', 'currency', 'reference'];

/**
 * Returns a transfer to each seller who is owed something and has an IBAN as CSV, those who wait longest first. The
 * audit log gets one row with the sellers whose accounts the file has.
 */
export async function exportBankFile(
  tx: Transaction,
  keys: PayoutAccountKeys,
  actor: StaffActor,
): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const transfers = (await readPayable(tx)).flatMap(({ encrypted, ...payable }) => {
    const account = requireReadable(encrypted, { keys, sellerId: payable.sellerId });
    return account.kind === 'iban' ? [{ ...payable, ...account }] : [];
  });
  await recordAct(tx, actor, {
    act: 'payout.exportBankFile',
    subject: { type: 'payout', id: 'bank-file' },
    after: { sellerIds: transfers.map(({ sellerId }) => sellerId) },
  });
  const rows = transfers.map(({ holder, iban, amount, currency, sellerId }) => [
    neutralizeCell(holder),
    iban,
    decimalAmount({ amount, currency }),
    currency.toUpperCase(),
    // Banks accept letters, digits and few other characters.
    `Payout ${today} ${sellerId.slice(0, 8)}`,
  ]);
  return stringify(rows, { header: true, columns, record_delimiter: '\r\n', bom: true });
}
