import { request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface RawResponse {
  status: number;
  text: string;
}

/** Sends a request with an unnormalized URL. */
export function sendRawRequest(
  origin: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, method, path, headers, agent: false }, (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, text: body }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}
