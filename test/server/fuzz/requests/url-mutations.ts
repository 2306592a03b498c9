import * as fc from 'fast-check';
import { hostileName } from '../values/json';
import { hostileText } from '../values/texts';
import { encode, type RequestTemplate } from '../wire/request-template';
import { repeatAt, replaceAt, anyIndex, type MutationArbitrary } from './mutation';

/** Invalid or special encodings in a URL. */
const rawPiece = fc.constantFrom(
  ...['%', '%0', '%zz', '%00', '%2500', '%c0%ae', '%ed%a0%80', '%ff', '%u0041', '%2e%2e%2f', '..'],
  ...['.', '', ';', ':id', '*', '#', '?', '&', '=', '+', '%0d%0aX: y', '[]', 'é', '\\', '%5c', '|'],
  ...[
    'x'.repeat(961),
    'x'.repeat(15_000),
    '%00'.repeat(400),
    'a/'.repeat(2_000),
    'x'.repeat(20_000),
  ],
);
const encodedText = fc.oneof(
  { weight: 2, arbitrary: hostileText.map(encode) },
  { weight: 1, arbitrary: rawPiece.map((text) => Buffer.from(text).toString('latin1')) },
);
const name = fc.oneof(
  fc.constantFrom('productId', 'userId', 'email', 'limit', 'after'),
  hostileName.map(encode),
  rawPiece.map((text) => Buffer.from(text).toString('latin1')),
);
const pair = fc.tuple(name, encodedText).map(([key, value]) => `${key}=${value}`);

function lastOf({ path }: RequestTemplate): number {
  return path.length - 1;
}

export const urlMutation: MutationArbitrary = fc.oneof(
  // The last segment is usually the parameter.
  {
    weight: 3,
    arbitrary: encodedText.map((text) => (request: RequestTemplate) => ({
      ...request,
      path: replaceAt(request.path, lastOf(request), [text]),
    })),
  },
  fc.tuple(anyIndex, encodedText).map(([place, text]) => (request: RequestTemplate) => ({
    ...request,
    path: repeatAt(request.path, place, [text]),
  })),
  anyIndex.map((place) => (request: RequestTemplate) => ({
    ...request,
    path: replaceAt(request.path, place, []),
  })),
  anyIndex.map((place) => (request: RequestTemplate) => ({
    ...request,
    path: request.path.map((text, index) =>
      index === place % request.path.length ? text.toUpperCase() : text,
    ),
  })),
  {
    weight: 2,
    arbitrary: pair.map((text) => (request: RequestTemplate) => ({
      ...request,
      query: [...request.query, text],
    })),
  },
  fc.tuple(anyIndex, encodedText).map(([place, text]) => (request: RequestTemplate) => {
    const [key = ''] = request.query[place % request.query.length]?.split('=') ?? [];
    return { ...request, query: replaceAt(request.query, place, [`${key}=${text}`]) };
  }),
  fc.tuple(anyIndex, encodedText).map(([place, text]) => (request: RequestTemplate) => {
    const [key = ''] = request.query[place % request.query.length]?.split('=') ?? [];
    return { ...request, query: repeatAt(request.query, place, [`${key}=${text}`, `${key}[]=1`]) };
  }),
  anyIndex.map((place) => (request: RequestTemplate) => ({
    ...request,
    query: replaceAt(request.query, place, []),
  })),
  fc
    .constantFrom('http://localhost', 'http://[', 'https://evil.example:99999', '/', 'x:')
    .map((origin) => (request: RequestTemplate) => ({ ...request, origin })),
  pair.map((text) => (request: RequestTemplate) => ({
    ...request,
    query: Array<string>(1_500).fill(text.slice(0, 9)),
  })),
);
