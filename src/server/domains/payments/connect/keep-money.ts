import type Stripe from 'stripe';
import type { Database } from '../../../database/database';
import { readKeptMoney } from './transfers.sql';

/** Milliseconds. */
const requestOptions = { timeout: 10_000, maxNetworkRetries: 0 };

/**
 * Makes Stripe's own payouts to the operator leave what belongs to buyers and sellers: the balance stays at least as
 * large as what the ledger keeps for them.
 */
export async function keepMoneyAtStripe(database: Database, stripe: Stripe): Promise<void> {
  const kept = await readKeptMoney(database);
  const { payments } = await stripe.balanceSettings.retrieve({}, requestOptions);
  const current = payments.payouts?.minimum_balance_by_currency ?? {};
  const isChanged = Object.entries(kept).some(
    ([currency, amount]) => (current[currency] ?? 0) !== amount,
  );
  if (!isChanged) return;
  await stripe.balanceSettings.update(
    { payments: { payouts: { minimum_balance_by_currency: kept } } },
    requestOptions,
  );
}
