import type { ParsedResponse } from './wire/parse-response';
import type { RawRequest } from './wire/raw-request';
import { shorten } from './wire/raw-request';
import type { Outcome } from './wire/send';

/**
 * Texts that no response may contain: stack traces, files and database terms. Short words match only
 * as whole words, because record names are random.
 */
const internalText =
  /\n\s+at |node_modules|\/(?:src|dist)\/|\.[jt]s:\d|root:x:0|syntax error|violates|invalid byte seq|PGlite|postgres|ECONN|\b(?:zod|vips|sharp)\b|\$\d+\b.*\bfrom\b|undefined \(reading|is not a function/i;

/** The request size from which the server may close the connection early. */
const longRequestBytes = 16_000;

/** Returns what is wrong with the outcome of a request, or undefined. */
export function findFault(request: RawRequest, outcome: Outcome): string | undefined {
  if (outcome === 'silent') return 'The server did not respond in time.';
  if (outcome === 'closed') {
    return mayBeClosedEarly(request) ? undefined : 'The connection was closed without a response.';
  }
  const { status, body } = outcome;
  if (!(status >= 200 && status < 500)) return `The status is ${status}.`;
  if (status >= 400) return findErrorResponseFault(request, outcome);
  if (isApi(request.parts.target) && status === 200 && body.length > 0 && !isJson(body))
    return 'The response is not JSON.';
  return body.includes('root:x:0') ? 'The response is a file of the machine.' : undefined;
}

const isApi = (target: string) => /^\/(api|webhooks)\//.test(target);

/** CONNECT is closed without a response, and an oversized request before its end. */
function mayBeClosedEarly(request: RawRequest): boolean {
  return request.parts.method === 'CONNECT' || request.toBytes().length > longRequestBytes;
}

function findErrorResponseFault(
  { parts }: RawRequest,
  { status, body, headers }: ParsedResponse,
): string | undefined {
  // Node itself rejects malformed HTTP, with a status only.
  const isBare = body.length === 0 && !headers.has('content-type');
  if (parts.method === 'HEAD' || isBare) return undefined;
  // A path without a page returns the HTML 404 page.
  const isPage = status === 404 && headers.get('content-type')?.startsWith('text/html');
  if (isPage && !isApi(parts.target)) return undefined;
  const message = isJson(body) ? JSON.parse(body.toString('utf8')).message : undefined;
  if (typeof message !== 'string' || message === '') return 'The error response has no message.';
  if (internalText.test(message)) return 'The response contains internals of the server.';
  return undefined;
}

function isJson(body: Buffer): boolean {
  try {
    JSON.parse(body.toString('utf8'));
    return true;
  } catch {
    return false;
  }
}

/** The details of a failed request. */
export function describeFault(fault: string, request: RawRequest, outcome: Outcome): string {
  const response =
    typeof outcome === 'string'
      ? outcome
      : `${outcome.status} ${shorten(outcome.body.toString('utf8'))}`;
  return `${fault}\n${request.toString()}\n  response: ${response}`;
}
