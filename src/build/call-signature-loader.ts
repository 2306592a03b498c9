import type { LoaderContext } from 'webpack';
import type { Call } from '../contract/calls/call';

/** The fields of a call that a client needs to send its request. */
const signatureFields = ['method', 'path', 'mediaType', 'acceptsIdempotencyKey'] as const;

/**
 * A webpack loader for `import … from '…/contract/calls/…' with { type: 'signature' }`. It keeps of the calls only
 * what a request needs, so that a page loads no schema before it reads a response.
 */
export default async function loadCallSignatures(this: LoaderContext<object>): Promise<string> {
  const contents = (await this.importModule(this.resourcePath)) as Record<string, unknown>;
  return Object.entries(contents)
    .filter(([name]) => name.endsWith('Calls'))
    .map(
      ([name, calls]) => `export const ${name} = ${toSignatures(calls as Record<string, Call>)};`,
    )
    .join('\n');
}

const toSignatures = (calls: Record<string, Call>): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [
        name,
        {
          ...Object.fromEntries(signatureFields.map((field) => [field, call[field]])),
          // With any other authentication, a request has the access token if there is one.
          auth: /identity/i.test(call.auth) ? call.auth : undefined,
        },
      ]),
    ),
  );
