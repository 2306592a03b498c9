import * as fc from 'fast-check';
import { RawRequest } from '../wire/raw-request';
import { framings } from '../wire/raw-request';

const visible = fc.string({ unit: fc.integer({ min: 0x21, max: 0x7e }).map(toCharacter) });
/** Each character stands for one byte; those that end a line are left out. */
const anything = fc
  .string({ unit: fc.nat(255).map(toCharacter) })
  .map((text) => text.replace(/[\r\n]/g, ''));
const bytes = fc.oneof({ weight: 6, arbitrary: visible }, { weight: 1, arbitrary: anything });
const name = fc.oneof(
  { weight: 6, arbitrary: fc.stringMatching(/^[\w!#$&'*+.^|~-]{1,12}$/) },
  { weight: 1, arbitrary: bytes },
);

/** Requests that nobody thought of. */
export const noise: fc.Arbitrary<RawRequest> = fc
  .record({
    method: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS') },
      { weight: 1, arbitrary: fc.constantFrom('TRACE', 'SEARCH', 'LOCK', '') },
      { weight: 1, arbitrary: bytes },
    ),
    target: fc.oneof(
      fc.constantFrom('*', '', '?', '#', 'http://[/', 'http://localhost/api/ads', 'localhost:80'),
      bytes,
      { weight: 3, arbitrary: bytes.map((text) => `/${text}`) },
      { weight: 3, arbitrary: bytes.map((text) => `/api/${text}`) },
    ),
    headers: fc.array(fc.tuple(name, bytes), { maxLength: 4 }),
    body: fc.uint8Array({ maxLength: 200 }),
    framing: fc.constantFrom('length', 'length', 'length', ...framings),
  })
  .map(
    ({ headers, body, ...parts }) =>
      new RawRequest({
        ...parts,
        call: 'noise',
        headers: [['Host', 'localhost'], ['Connection', 'close'], ...headers],
        body: Buffer.from(body),
      }),
  );

function toCharacter(code: number): string {
  return String.fromCharCode(code);
}
