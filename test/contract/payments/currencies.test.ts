import { cardLimitsMessage, exceedsCardLimits } from '../../../src/contract/payments/card-limits';
import { setShopCurrency, supportedCurrencies } from '../../../src/contract/payments/currencies';
import {
  decimalAmount,
  formatAmountToPay,
  formatMoney,
} from '../../../src/contract/payments/money';
import { formatPrice } from '../../../src/contract/selling/format-price';
import { parsePrice } from '../../../src/contract/selling/price';
import { isInOtherCurrency } from '../../../src/contract/selling/price-question';

afterEach(() => setShopCurrency(undefined));

/** The spaces of `Intl` do not break. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test.each([
  ['jpy', '1200', 1_200],
  ['jpy', '¥1,200', 1_200],
  ['jpy', '1.200 yen', 1_200],
  ['jpy', '1200.00', 1_200],
  ['jpy', '1200.50', null],
  ['kwd', '5.12', 5_120],
  ['kwd', 'KWD 5.120', 5_120],
  ['kwd', '5.124', null],
  ['kwd', '1,250.5 dinars', 1_250_500],
  ['huf', '45 000 Ft', 4_500_000],
  ['huf', '45.000', 4_500_000],
  ['huf', '45000.50', null],
  ['isk', '12.500 kr', 1_250_000],
  ['isk', '12500,50', null],
  ['ugx', 'UGX 900,000', 90_000_000],
  ['twd', 'NT$1,200', 120_000],
  ['twd', '1200.5', null],
  ['eur', '€1,250.50', 125_050],
  ['eur', '1.250,00 €', 125_000],
  ['eur', '1250 euros', 125_000],
  ['eur', '1.250', null],
  ['eur', '$1,250', null],
  ['gbp', '£99.99', 9_999],
  ['cad', 'CA$80', 8_000],
  ['usd', '250 dollars', 25_000],
  ['usd', '€250', null],
])(
  'in %s, the price %p is %p in the smallest unit that Stripe counts',
  (currency, price, amount) => {
    expect(parsePrice(price, currency)).toBe(amount);
  },
);

test.each([
  ['usd', 120_000, '$1,200', '$1,200.00', '1200.00'],
  ['usd', 120_050, '$1,200.50', '$1,200.50', '1200.50'],
  ['eur', 120_050, '€1,200.50', '€1,200.50', '1200.50'],
  ['jpy', 1_200, '¥1,200', '¥1,200', '1200'],
  ['kwd', 5_120, 'KWD 5.120', 'KWD 5.120', '5.120'],
  ['kwd', 5_000, 'KWD 5', 'KWD 5.000', '5.000'],
  ['huf', 4_500_000, 'Ft 45,000', 'Ft 45,000', '45000'],
  ['isk', 1_250_000, 'kr 12,500', 'kr 12,500', '12500'],
  ['ugx', 90_000_000, 'UGX 900,000', 'UGX 900,000', '900000'],
])('a shop in %s shows the amount %d as %s', (currency, amount, toPay, full, decimal) => {
  setShopCurrency(currency);
  const money = { amount, currency };
  expect(plain(formatAmountToPay(money, 'en'))).toBe(toPay);
  expect(plain(formatMoney(money, 'en'))).toBe(full);
  expect(decimalAmount(money)).toBe(decimal);
});

test('a fraction that a fee leaves of a whole currency is shown', () => {
  setShopCurrency('huf');
  expect(plain(formatMoney({ amount: 4_500_050, currency: 'huf' }, 'en'))).toBe('Ft 45,000.50');
});

test("an amount in another currency than the shop's has its code, because several have one symbol", () => {
  setShopCurrency('cad');
  expect(formatPrice('80')).toBe('$80');
  expect(plain(formatPrice('80', 'usd'))).toBe('USD 80');
});

test.each([
  ['usd', '0.49', '0.50', 'from $0.50 to $999,999.99.'],
  ['gbp', '0.29', '0.30', 'from £0.30 to £999,999.99.'],
  ['jpy', '49', '50', 'from ¥50 to ¥99,999,999.'],
  ['kwd', '0.19', '0.20', 'from KWD 0.200 to KWD 999,999.990.'],
  ['huf', '174', '175', 'from Ft 175 to Ft 99,999,999.'],
  ['isk', '99', '100', 'from kr 100 to kr 99,999,999.'],
  ['ugx', '2499', '2500', 'from UGX 2,500 to UGX 99,999,999.'],
])('in %s, a card cannot pay %s', (currency, tooLow, lowest, limits) => {
  setShopCurrency(currency);
  expect(exceedsCardLimits(tooLow)).toBe(true);
  expect(exceedsCardLimits(lowest)).toBe(false);
  expect(plain(cardLimitsMessage())).toContain(limits);
});

test.each(supportedCurrencies)(
  'every amount that a shop in %s shows is read as itself',
  (currency) => {
    setShopCurrency(currency);
    for (const price of ['1200', '1234567']) {
      expect(parsePrice(formatPrice(price))).toBe(parsePrice(price));
      expect(isInOtherCurrency(formatPrice(price))).toBe(false);
    }
  },
);

test.each([
  ['eur', '$500', true],
  ['eur', '500 USD', true],
  ['eur', '500 €', false],
  ['usd', '৳500', true],
  ['usd', '$500', false],
  ['inr', 'Rs 500', false],
  ['chf', 'CHF 500', false],
  ['chf', '500 €', true],
])('to a shop in %s, %p is another currency: %p', (currency, price, expected) => {
  setShopCurrency(currency);
  expect(isInOtherCurrency(price)).toBe(expected);
});
