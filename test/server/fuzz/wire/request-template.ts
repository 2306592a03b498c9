import { RawRequest } from './raw-request';

/** A JSON object as a list of names and JSON values, so that names may repeat. */
export type Members = [string, string][];

/** A request in separately changeable parts, each encoded for the wire. */
export interface RequestTemplate {
  call: string;
  method: string;
  /** Before the path: a proxy request has the absolute URL. */
  origin: string;
  path: string[];
  query: string[];
  headers: [string, string][];
  body: Members | Buffer | undefined;
}

export interface RequestOptions {
  token?: string;
  query?: Record<string, string>;
  members?: Record<string, unknown>;
}

/** A request of a call such as "GET /api/user/{email}", with its path parameters. */
export function createRequest(
  call: string,
  pathParameters: string[] = [],
  { token, query = {}, members }: RequestOptions = {},
): RequestTemplate {
  const [method = '', path = ''] = call.split(' ');
  const values = [...pathParameters];
  return {
    call,
    method,
    origin: '',
    path: path
      .slice(1)
      .split('/')
      .map((segment) => (segment.startsWith('{') ? encode(values.shift() ?? '') : segment)),
    query: Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`),
    headers: token ? [bearer(token)] : [],
    body: members && toMembers(members),
  };
}

/** Omits undefined members, as JSON.stringify does. */
function toMembers(members: Record<string, unknown>): Members {
  return Object.entries(members).flatMap(([name, value]): Members => {
    return value === undefined ? [] : [[name, JSON.stringify(value)]];
  });
}

export function bearer(token: string): [string, string] {
  return ['Authorization', `Bearer ${token}`];
}

/** Percent-encodes any text, also lone surrogates, which encodeURIComponent rejects. */
export function encode(text: string): string {
  return Buffer.from(text, 'utf8')
    .toString('latin1')
    .replace(/[^\w.~-]/g, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

/** Replaces the headers of that name. */
export function withHeader(
  request: RequestTemplate,
  [name, value]: [string, string],
): RequestTemplate {
  const others = request.headers.filter(([other]) => other.toLowerCase() !== name.toLowerCase());
  return { ...request, headers: [...others, [name, value]] };
}

/** Serializes the request, as if it came from the IP address. */
export function render(request: RequestTemplate, ipAddress: string): RawRequest {
  const { call, method, origin, path, query, headers, body } = request;
  const defaults: [string, string][] = [
    ['Host', 'localhost'],
    ['Connection', 'close'],
    ['X-Forwarded-For', ipAddress],
    ...(Array.isArray(body) ? [['Content-Type', 'application/json'] as [string, string]] : []),
  ];
  const isSet = (name: string) =>
    headers.some(([other]) => other.toLowerCase() === name.toLowerCase());
  return new RawRequest({
    call,
    method,
    target: `${origin}/${path.join('/')}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: [...defaults.filter(([name]) => !isSet(name)), ...headers],
    body: toBytes(body),
  });
}

export function toBytes(body: RequestTemplate['body']): Buffer {
  if (body === undefined) return Buffer.alloc(0);
  if (Buffer.isBuffer(body)) return body;
  const members = body.map(([name, value]) => `${JSON.stringify(name)}:${value}`);
  return Buffer.from(`{${members.join(',')}}`);
}
