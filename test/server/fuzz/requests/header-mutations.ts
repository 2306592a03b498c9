import * as fc from 'fast-check';
import type { Fixture } from '../process/fixture';
import { hostileText } from '../values/texts';
import { bearer, withHeader, type RequestTemplate } from '../wire/request-template';
import { identityTokenOf } from './pick';
import type { Mutation, MutationArbitrary } from './mutation';

const contentTypes = fc.constantFrom(
  ...['', 'text/plain', 'text/html', 'application/xml', 'multipart/form-data', '/', ';', 'json'],
  ...['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'APPLICATION/JSON'],
  ...['application/json; charset=utf-16', 'application/json;charset=no-such', 'application/json,'],
  ...['application/json; '.repeat(300), 'application/vnd.api+json', 'application/__proto__'],
);

/** Header names and values that servers interpret. */
const headerValues: [string, string[]][] = [
  ['Content-Encoding', ['gzip', 'br', 'identity', 'no-such', 'gzip, gzip']],
  ['Accept', ['', '*/*', 'text/html', 'application/xml', 'q=;;;', ','.repeat(3_000)]],
  ['Accept-Encoding', ['gzip', '*;q=0', 'gzip;q=9', 'br;q=x', ',,,', 'identity;q=0, *;q=0']],
  ['Range', ['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'bytes=0-1,3-4', 'bytes=x', 'lines=1', '-']],
  ['If-None-Match', ['*', '"x"', 'W/"', '"'.repeat(2_000)]],
  ['If-Modified-Since', ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT', '9'.repeat(400)]],
  ['If-Range', ['"x"', 'x', 'Thu, 99 Jan 1970 00:00:00 GMT']],
  ['Origin', ['null', 'https://shop.example', 'https://evil.example', '://', 'x'.repeat(5_000)]],
  ['Access-Control-Request-Method', ['GET', 'DELETE', 'no such', '']],
  [
    'X-Forwarded-For',
    ['unknown', '', ',', '::1', '[::1]:80', '1.2.3.4:5', 'x', '1.2.3.4, ::ffff:1'],
  ],
  ['X-Forwarded-Host', ['evil.example', '', ',', 'a'.repeat(3_000)]],
  ['X-Forwarded-Proto', ['https', 'javascript', '']],
  ['Host', ['', 'evil.example', ':', '[', 'a b', 'localhost:99999', 'x'.repeat(5_000)]],
  ['Expect', ['100-continue', 'the unexpected']],
  ['Upgrade', ['websocket', 'h2c', 'x']],
  ['Connection', ['keep-alive', 'upgrade', 'close, close', 'x']],
  ['X-HTTP-Method-Override', ['DELETE', 'PUT']],
  ['X-Request-Id', ['1', 'x'.repeat(5_000)]],
  ['Cookie', ['a=b', '__proto__=1', ';;;', 'a='.repeat(2_000)]],
  ['Stripe-Signature', ['', 't=1,v1=0']],
  ['Accept-Version', ['1.x', '99', '']],
  ['Idempotency-Key', ['x', 'x'.repeat(9_000)]],
  ['X-Junk', ['x'.repeat(15_000), 'x'.repeat(40_000), 'é'.repeat(99), '\x01', '\x7f', '\t']],
];
const randomHeader = fc.oneof(
  fc.constantFrom(
    ...headerValues.flatMap(([name, values]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  ),
  fc.tuple(
    fc.constantFrom(
      ...headerValues.map(([name]) => name),
      'bad name',
      '',
      '__proto__',
      'constructor',
    ),
    hostileText.map((text) => text.slice(0, 900).replace(/[\r\n]/g, '')).map(toLatin1),
  ),
);

/** Other users' tokens and invalid ones. */
function tokens({
  buyers,
  sellers,
  admins,
  withoutRole,
  deletable,
}: Fixture): fc.Arbitrary<string> {
  const user = fc.constantFrom(...buyers, ...sellers, ...admins, ...withoutRole, ...deletable);
  const validTokens = user.map(({ token }) => token);
  return fc.oneof(
    { weight: 3, arbitrary: validTokens },
    { weight: 1, arbitrary: user.map(identityTokenOf) },
    validTokens.map((token) => token.slice(0, -2)),
    validTokens.map((token) => `e30${token.slice(token.indexOf('.'))}`),
    validTokens.map((token) => {
      const [, claims = ''] = token.split('.');
      return `${toBase64('{"alg":"none"}')}.${claims}.`;
    }),
    fc.constantFrom(
      '',
      '.',
      '..',
      '...',
      'null',
      'undefined',
      'identity.',
      '{}',
      'x'.repeat(9_000),
    ),
    hostileText.map((text) => toLatin1(text.slice(0, 900).replace(/[\r\n]/g, ''))),
  );
}

export function tokenMutation(fixture: Fixture): MutationArbitrary {
  const withoutToken = (request: RequestTemplate): RequestTemplate => ({
    ...request,
    headers: request.headers.filter(([name]) => name !== 'Authorization'),
  });
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant(withoutToken) },
    {
      weight: 4,
      arbitrary: tokens(fixture).map(
        (token) => (request: RequestTemplate) => withHeader(request, bearer(token)),
      ),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(
          'Bearer',
          'Basic QTpC',
          'bearer  x',
          'Bearer x y',
          `Bearer ${' '.repeat(9_000)}x y`,
        )
        .map(
          (value) => (request: RequestTemplate) => withHeader(request, ['Authorization', value]),
        ),
    },
  );
}

export const headerMutation: MutationArbitrary = fc.oneof(
  { weight: 1, arbitrary: contentTypes.map((type) => setHeader(['Content-Type', type])) },
  { weight: 3, arbitrary: randomHeader.map(setHeader) },
  {
    weight: 1,
    arbitrary: randomHeader.map((header) => (request: RequestTemplate) => ({
      ...request,
      headers: [...request.headers, header, header],
    })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(100, 2_100).map((count) => (request: RequestTemplate) => ({
      ...request,
      headers: [...request.headers, ...Array<[string, string]>(count).fill(['a', 'b'])],
    })),
  },
);

export const methodMutation: MutationArbitrary = fc
  .constantFrom(
    ...['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'QUERY'],
    ...['get', 'FOO', 'CONNECT', 'PRI', 'M-SEARCH', 'POST POST', '\x16\x03\x01'],
  )
  .map((method) => (request: RequestTemplate) => ({ ...request, method }));

function setHeader(header: [string, string]): Mutation {
  return (request: RequestTemplate) => withHeader(request, header);
}

function toLatin1(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

function toBase64(text: string): string {
  return Buffer.from(text).toString('base64url');
}
