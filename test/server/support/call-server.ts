import { expectContract } from './expect-contract';

export interface TestResponse {
  status: number;
  headers: Headers;
  /** The parsed JSON, or other content as text. */
  body: ReturnType<typeof JSON.parse>;
}

export interface CallOptions {
  token?: string | undefined;
  /** Sent as JSON; a string is sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Sends a request to a server of this process or another. Rejects when the response is incomplete; of
 * an event stream it waits for the first event only.
 */
export async function callServer(
  origin: string,
  method: string,
  path: string,
  { token, body, headers }: CallOptions = {},
): Promise<TestResponse> {
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await textOf(response);
  const isJson = response.headers.get('content-type')?.includes('application/json');
  const result = {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : text,
  };
  expectContract(method, path, result);
  return result;
}

async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.includes('event-stream')) return response.text();
  const reader = response.body!.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return Buffer.from(value ?? []).toString();
}
