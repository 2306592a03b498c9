import { unitOf, type Money } from '../../../../contract/payments/money';
import type { Environment } from '../../../environment/schema';

/** Returns undefined if the operator reports no sellers. */
export function getTaxThreshold(
  environment: Pick<Environment, 'DAC7_THRESHOLD' | 'CURRENCY'>,
): Money | undefined {
  const { DAC7_THRESHOLD: amount, CURRENCY: currency } = environment;
  return amount === undefined ? undefined : { amount: amount * unitOf(currency), currency };
}
