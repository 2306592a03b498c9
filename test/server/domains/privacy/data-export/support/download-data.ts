import { strFromU8, unzipSync } from 'fflate';
import type { TestServer } from '../../../../support/start-test-server';

/** Downloads the data of the user of a token, and returns the names and the content of the files. */
export async function downloadData(server: TestServer, token: string) {
  const { body } = await server.call('POST', '/api/data-export', { token });
  const response = await fetch(`${server.origin}/api/data-export/${body.key}`);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return {
    headers: response.headers,
    files: Object.keys(files),
    read: (name: string): Record<string, unknown>[] =>
      JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array(0))),
    /** All texts, to search in them. */
    text: Object.entries(files)
      .filter(([name]) => name.endsWith('.json'))
      .map(([, content]) => strFromU8(content))
      .join('\n'),
  };
}
