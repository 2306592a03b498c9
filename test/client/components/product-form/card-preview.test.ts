import { cardPreviewHints } from '../../../../src/client/components/product-form/card-preview';

const now = new Date('2026-06-15T12:00:00Z');

test.each([
  [undefined, 'In US dollars.'],
  ['  ', 'In US dollars.'],
  ['1250', 'The card will show $1,250.'],
  ['1,25,000', 'The card will show $125,000.'],
  ['1250/-', 'The card will show $1,250.'],
  ['1 250,00', 'The card will show $1,250.'],
  ['১২৫০', 'The card will show $1,250.'],
  ['1.250', 'Is it $1,250 or $1.25? Please type one of them, so that buyers can book the watch.'],
  ...['1.250 €', 'EUR 980', '৳25,000', '25000 tk', '২৫০০০ টাকা', 'Rs. 900'].map(
    (price): [string, string] => [
      price,
      'Prices are in US dollars here. Please type the amount in dollars, such as 1,250, so that buyers can book the watch.',
    ],
  ),
  ['-5', "The card will show -5. That isn't an amount in dollars."],
  ['0', 'The card will show $0. Is it free?'],
])('the hint for the original price %p is: %s', (price, hint) => {
  expect(cardPreviewHints.originalPrice(price === undefined ? {} : { originalPrice: price })).toBe(
    hint,
  );
});

test.each(['productName', 'description', 'location'] as const)(
  'the hint for the field %s warns of contact details',
  (name) => {
    expect(cardPreviewHints[name]({ [name]: 'Seiko 5, 2019, 126334-0002' })).toBeUndefined();
    expect(cardPreviewHints[name]({ [name]: 'Call 01712 345 678' })).toBe(
      'Leave out phone numbers, email addresses, links and messengers. We check listings that have them.',
    );
  },
);

test.each([
  ['2500', '1200', 'The card will show $1,200. Buyers save 52%.'],
  ['1000', '1200', 'The card will show $1,200. That is more than the original price.'],
  ['1200', '1200', 'The card will show $1,200.'],
  ['a lot', '1200', 'The card will show $1,200.'],
  [
    '1000',
    '0.49',
    "The card will show $0.49. Buyers can't book it. This can't be paid by card: cards pay from $0.50 to $999,999.99.",
  ],
  [
    '1000',
    'make an offer',
    "This isn't an amount, so it will show as “Price on request”, with your text. Buyers can ask about the watch, but not book it.",
  ],
])(
  'the hint for the original price %p and the selling price %p is: %s',
  (originalPrice, sellingPrice, hint) => {
    expect(cardPreviewHints.sellingPrice({ originalPrice, sellingPrice })).toBe(hint);
  },
);

test.each([
  ['', undefined],
  ['2019', 'The card will show “Used 7 years”.'],
  ['2025', 'The card will show “Used 1 year”.'],
  ['2031', "That year is in the future, so the card won't show the watch's age."],
  ['-5', "That is not a year, so the card won't show the watch's age."],
  ['last year', "That is not a year, so the card won't show the watch's age."],
  ['1019', 'The card will show “Used 1007 years”. Is that the right year?'],
])('the hint for the year %p is: %s', (yearOfPurchase, hint) => {
  expect(cardPreviewHints.yearOfPurchase({ yearOfPurchase }, now)).toBe(hint);
});
