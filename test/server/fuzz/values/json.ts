import * as fc from 'fast-check';
import { hostileText } from './texts';

const depth = 5_000;

/** Values as JSON text, because JavaScript cannot represent some of them. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'null',
      'true',
      'false',
      '0',
      '-0',
      '1e400',
      '-1e400',
      '1e-400',
      '1E21',
      '9007199254740993',
      `1${'0'.repeat(400)}`,
      '[]',
      '{}',
      '[null]',
      '["x"]',
      '[[["x"]]]',
      '"Admin"',
      '{"$ne":null}',
      '{"length":1}',
      '{"toString":"x","valueOf":"x"}',
      '{"toJSON":"x"}',
      '{"then":"x"}',
      '{"__proto__":{"role":"Admin","polluted":true}}',
      '{"constructor":{"prototype":{"role":"Admin","polluted":true}}}',
      '{"constructor":{"prototype":null}}',
      '"\\u0000"',
      '"\\ud800"',
      '"\\udc00\\ud800"',
    ),
  },
  { weight: 4, arbitrary: hostileText.map((text) => JSON.stringify(text)) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      nest('[', ']'),
      nest('{"a":', '}', 'null'),
      nest('{"__proto__":', '}', '1'),
      `[${'0,'.repeat(20_000)}0]`,
      `{${Array.from({ length: 5_000 }, (_, index) => `"${index}":0`).join(',')}}`,
    ),
  },
);

function nest(opening: string, closing: string, core = ''): string {
  return opening.repeat(depth) + core + closing.repeat(depth);
}

/** Unexpected property names, and names with a meaning in JavaScript. */
export const hostileName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'length'],
    ...['_id', 'id', 'role', 'verified', 'advertise', 'sellerId', 'buyerId', 'paid', 'deleted'],
    ...['isAdmin', 'timestamp', 'uid', 'email', 'sellerStatus', 'limit', 'after', '', '$where'],
  ),
  hostileText,
);

/** Invalid JSON. */
export const invalidJson: fc.Arbitrary<string> = fc.constantFrom(
  ...['undefined', 'NaN', '{', '[', '"', '{"a"', '{"a":', '{"a":1,}', "{'a':1}", '[1,', '}', ' '],
  ...['{"a":01}', '{"a":.5}', '{"a":+1}', '{"a":"\u0001"}', '"\\u12"', '"\\x41"', '\ufeff{}', '\0'],
  ...['{}{}', '{} x', '//', '/**/{}', '<a/>', 'a=b&c=d', '['.repeat(depth)],
);

/** Invalid UTF-8. */
export const invalidUtf8: fc.Arbitrary<Buffer> = fc
  .constantFrom('ff', 'c0af', 'eda080', 'f4908080', 'e282', '80', 'fffe', '00', 'f8888080')
  .map((hex) => Buffer.from(hex, 'hex'));
