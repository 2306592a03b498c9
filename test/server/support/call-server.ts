import { holdToContract } from './hold-to-contract';

export interface Answer {
  status: number;
  headers: Headers;
  /** The parsed JSON, or the text of anything else. */
  body: ReturnType<typeof JSON.parse>;
}

export interface CallOptions {
  token?: string | undefined;
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * One call to a server of this process or another. Rejects when no whole answer arrives; of events
 * without an end the first is enough.
 */
export async function callServer(
  origin: string,
  method: string,
  path: string,
  { token, body, headers }: CallOptions = {},
): Promise<Answer> {
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
  const answer = {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : text,
  };
  holdToContract(method, path, answer);
  return answer;
}

async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.includes('event-stream')) return response.text();
  const reader = response.body!.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return Buffer.from(value ?? []).toString();
}
