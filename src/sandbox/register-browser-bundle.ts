import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Serves the browser part of the emulators, which pages load before their own scripts. */
export function registerBrowserBundle(app: FastifyInstance, folder: string): void {
  app.get('/sandbox/sandbox.js', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/javascript')
      .send(createReadStream(path.join(folder, 'sandbox.js'))),
  );
}

/** The script element that makes the page use these emulators. */
export function browserBundleElement(parts: string[]): string {
  if (parts.length === 0) return '';
  return `<script defer src="/sandbox/sandbox.js" data-parts="${parts.join(' ')}"></script>`;
}
