import { bankFileId, lockPayablePayouts, type PayablePayout } from './claims.sql';
import { recordAct, type StaffActor } from '../../platform/record-act.sql';
import type { Transaction } from '../../../database/database';
import { storeBankTransfers } from './bank-transfers.sql';
import { decryptPayoutAccount, type PayoutAccountKeys } from './payout-account-cipher';

/** A payout that can be made. The IBAN is empty if the account can't be decrypted. */
interface BankTransfer extends Omit<PayablePayout, 'encrypted'> {
  holder: string;
  iban: string;
  reference: string;
}

interface TransfersToExport {
  keys: PayoutAccountKeys;
  /** Only this currency; by default all. */
  currency?: string;
}

/**
 * Returns a transfer to each seller who is owed money, has an IBAN and is not suspended, those who have waited longest
 * first. Remembers them as those of the last file for the bank, and records the export.
 */
export async function exportTransfers(
  tx: Transaction,
  actor: StaffActor,
  { keys, currency }: TransfersToExport,
): Promise<{ fileId: string; transfers: BankTransfer[] }> {
  const today = new Date().toISOString().slice(0, 10);
  const payouts = await lockPayablePayouts(tx);
  const transfers = payouts.flatMap(({ encrypted, ...payout }): BankTransfer[] => {
    const { sellerId } = payout;
    if (currency && payout.currency !== currency) return [];
    // Banks accept letters, digits and few other characters.
    const transfer = { ...payout, reference: `Payout ${today} ${sellerId.slice(0, 8)}` };
    const account = decryptPayoutAccount(encrypted, { keys, sellerId });
    if (!account) return [{ ...transfer, holder: '', iban: '' }];
    return account.kind === 'iban' ? [{ ...transfer, ...account }] : [];
  });
  const readable = transfers.filter(({ iban }) => iban);
  const fileId = await storeBankTransfers(tx, readable);
  await recordAct(tx, actor, {
    act: 'payout.exportBankFile',
    subject: { type: 'payout', id: bankFileId },
    after: { sellerIds: readable.map(({ sellerId }) => sellerId) },
  });
  return { fileId, transfers };
}
