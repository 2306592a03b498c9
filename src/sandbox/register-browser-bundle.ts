import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Serves the browser part of the emulators. Pages load it before their other scripts. */
export function registerBrowserBundle(app: FastifyInstance, folder: string): void {
  app.get('/sandbox/sandbox.js', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/javascript')
      .send(createReadStream(path.join(folder, 'sandbox.js'))),
  );
}

/** Renders the script element that activates these emulators in a page; empty if there are none. */
export function renderBundleScript(emulators: string[]): string {
  if (emulators.length === 0) return '';
  return `<script defer src="/sandbox/sandbox.js" data-emulators="${emulators.join(' ')}"></script>`;
}
