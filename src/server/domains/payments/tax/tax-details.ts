import { isDeepStrictEqual } from 'node:util';
import type { NewTaxDetails, OwnTaxDetails } from '../../../../contract/payments/tax-details';
import type { Queryable, Transaction } from '../../../database/database';
import { decryptJson, encryptJson, type PayoutAccountKeys } from '../payouts/payout-account-cipher';
import { findTaxDetails, saveTaxDetails } from './tax-details.sql';

interface TaxPayer {
  keys: PayoutAccountKeys;
  sellerId: string;
}

/** Not that of the payout account, so that one can't be moved to the place of the other. */
const cipherOptions = ({ keys, sellerId }: TaxPayer) => ({ keys, owner: `tax/${sellerId}` });

/** Returns undefined if the key is missing. */
export const decryptTaxDetails = (encrypted: string, payer: TaxPayer): NewTaxDetails | undefined =>
  decryptJson(encrypted, cipherOptions(payer)) as NewTaxDetails | undefined;

/** Encrypts and stores what a seller enters, unless it is stored already. Returns the number of changes. */
export async function setTaxDetails(
  tx: Transaction,
  details: NewTaxDetails,
  payer: TaxPayer,
): Promise<number> {
  const { encrypted } = (await findTaxDetails(tx, payer.sellerId)) ?? {};
  if (encrypted && isDeepStrictEqual(decryptTaxDetails(encrypted, payer), details)) return 0;
  await saveTaxDetails(tx, payer.sellerId, encryptJson(details, cipherOptions(payer)));
  return 1;
}

/** Returns what the seller may see: a thief with their session does not learn the tax number, address or birth date. */
export async function readOwnTaxDetails(
  database: Queryable,
  payer: TaxPayer,
): Promise<OwnTaxDetails> {
  const stored = await findTaxDetails(database, payer.sellerId);
  const details = stored?.encrypted ? decryptTaxDetails(stored.encrypted, payer) : undefined;
  return {
    entered: details
      ? {
          name: details.name,
          ending: details.taxNumber?.slice(-3) ?? null,
          changedAt: stored?.changedAt?.toISOString() ?? '',
        }
      : null,
    holdsFrom: stored?.holdsFrom?.toISOString() ?? null,
    isHeld: Boolean(stored?.heldAt),
  };
}
