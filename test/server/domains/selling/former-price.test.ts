import { parsePrice } from '../../../../src/contract/selling/price';
import { findFormerPrice } from '../../../../src/server/domains/selling/former-price';

/** An entry of the price history: the price that has applied since this many days ago. */
const at = (daysAgo: number, sellingPrice: string) => ({
  sellingPrice,
  cents: parsePrice(sellingPrice),
  since: new Date(Date.UTC(2026, 10, 30) - daysAgo * 86_400_000),
});

test.each([
  ['no change', [at(9, '$1,300')], undefined],
  ['a rise', [at(9, '$1,000'), at(1, '$1,300')], undefined],
  ['a fall', [at(9, '$1,300'), at(1, '$1,000')], ['$1,300', 1]],
  ['several falls in a row', [at(9, '1300'), at(6, '1200'), at(1, '1000')], ['1300', 6]],
  ['a rise just before a fall', [at(9, '1000'), at(2, '5000'), at(1, '1000')], undefined],
  [
    'a fall below a lower price before a rise',
    [at(9, '1000'), at(2, '5000'), at(1, '900')],
    ['1000', 2],
  ],
  ['a rise a month before a fall', [at(99, '1000'), at(50, '1500'), at(1, '1200')], ['1500', 1]],
  ['a fall, then a rise', [at(9, '1300'), at(6, '1000'), at(1, '1100')], undefined],
  ['a fall from a price that is not an amount', [at(9, 'ask me'), at(1, '1000')], undefined],
  ['a typing error of half a day', [at(0.5, '13000'), at(0, '1300')], undefined],
  ['a fall after a typing error', [at(9, '1300'), at(1, '13'), at(0.5, '1000')], ['1300', 1]],
  ['a price that is no longer an amount', [at(9, '1300'), at(1, 'ask me')], undefined],
] as const)('the former price after %s', (_, history, expected) => {
  const former = findFormerPrice(history);
  expect(former && [former.sellingPrice, former.fellAt]).toEqual(
    expected && [expected[0], at(expected[1], '').since],
  );
});
