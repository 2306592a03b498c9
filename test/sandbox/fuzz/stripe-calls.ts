import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { hostileName } from '../../server/fuzz/values/json';
import { hostileText } from '../../server/fuzz/values/texts';
import { bearer, draft, encode, withHeader, type Draft } from '../../server/fuzz/wire/draft';
import type { KnownIntent, KnownIntents } from './create-intents';
import { cardFields, keys } from '../support/stripe-server';

type Fields = [string, string][];

const cards = ['4242424242424242', '4000000000000002', '4000002500003155', '1', '4242 4242'];

/** Calls of Stripe's API about these intents, with more or less fitting fields. */
export function stripeCalls({ open, challenged, authorised }: KnownIntents): fc.Arbitrary<Draft> {
  const { secretKey, publishableKey } = keys;
  const all = [...open, ...challenged, ...authorised];
  const intent = fc.constantFrom(...all);
  const card = fc.constantFrom(...cards).map((number) => Object.entries(cardFields({ number })));
  const end = fc.constantFrom<Fields>([['outcome', 'complete']], [['outcome', 'fail']]);
  const changes: [string, KnownIntent[], fc.Arbitrary<Fields>][] = [
    ['', open, fc.constant(newIntentFields)],
    ['/confirm', open, card],
    ['/authenticate', challenged, end],
    ['/capture', authorised, fc.constantFrom<Fields>([], [['amount_to_capture', '100']])],
    [
      '/cancel',
      [...challenged, ...authorised],
      fc.constant([['cancellation_reason', 'duplicate']]),
    ],
  ];

  return fc.oneof(
    withFields(fc.constant(draft('POST /v1/payment_intents', [], { token: secretKey })), newFields),
    intent.map(({ id }) => draft('GET /v1/payment_intents/{id}', [id], { token: secretKey })),
    intent.map(({ id, client_secret: secret }) =>
      draft('GET /v1/payment_intents/{id}', [id], {
        token: publishableKey,
        query: { client_secret: secret ?? '' },
      }),
    ),
    ...changes.map(([suffix, some, fields]) =>
      withFields(
        fc
          .constantFrom(...some)
          .map(({ id }) =>
            draft(`POST /v1/payment_intents/{id}${suffix}`, [id], { token: secretKey }),
          ),
        fields,
      ),
    ),
  );
}

const newIntentFields: Fields = [
  ['amount', '12345'],
  ['currency', 'usd'],
  ['capture_method', 'manual'],
  ['metadata[productId]', 'product-1'],
];

const newFields = fc.constant(newIntentFields);

/** Puts the fields into the body, often with something wrong about them. */
function withFields(call: fc.Arbitrary<Draft>, usual: fc.Arbitrary<Fields>): fc.Arbitrary<Draft> {
  const name = fc.oneof(
    hostileName,
    hostileName.map((text) => `metadata[${text}]`),
    fc.constantFrom('amount', 'currency', 'description', 'payment_method_data[card][exp_year]'),
  );
  const wrong = fc.array(fc.tuple(fc.nat(9), name, hostileText), { maxLength: 2 });
  // A key that another request has used is refused, so most have none.
  const idempotencyKey = fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom('a', 'b', 'c', longKey) },
  );
  return fc.record({ usual, call, wrong, idempotencyKey }).map((all) => {
    const fields = all.wrong.reduce(spoil, all.usual);
    const body = fields.map(([key, value]) => `${encode(key)}=${encode(value)}`).join('&');
    const request = withHeader({ ...all.call, body: Buffer.from(body) }, formType);
    return all.idempotencyKey === null
      ? request
      : withHeader(request, ['Idempotency-Key', all.idempotencyKey]);
  });
}

/** Longer than a row of an index may be, even once it is compressed. */
const longKey = Array.from({ length: 80 }, (_, index) =>
  createHash('sha256').update(String(index)).digest('base64'),
).join('');

const formType: [string, string] = ['Content-Type', 'application/x-www-form-urlencoded'];

/** Adds a field, or puts the value into one that is there, or leaves that one out. */
function spoil(fields: Fields, [choice, name, value]: [number, string, string]): Fields {
  const place = choice % (fields.length + 1);
  if (choice < 4 || place === fields.length) return [...fields, [name, value]];
  return fields.flatMap(([key, usual], index): Fields => {
    if (index !== place) return [[key, usual]];
    return choice === 9 ? [] : [[key, value]];
  });
}

/** Keys that open nothing. */
export const strangeKeys = fc
  .constantFrom(
    '',
    'sk_test_of_somebody_else',
    'null',
    keys.publishableKey,
    '\xff',
    'x'.repeat(9_000),
  )
  .map((key) => (request: Draft) => withHeader(request, bearer(key)));
