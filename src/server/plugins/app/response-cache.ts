import fp from 'fastify-plugin';
import type { AppOptions } from '../../app-options';
import { isWrite } from '../../http/is-write';
import {
  defaultMaxStaleness,
  PublicDataVersion,
} from '../../domains/platform/response-cache/public-data-version';
import { ResponseCache } from '../../domains/platform/response-cache/response-cache';

declare module 'fastify' {
  interface FastifyInstance {
    publicDataVersion: PublicDataVersion;
    responseCache: ResponseCache;
  }
}

/** Caches responses with public data until a write invalidates them. */
export const responseCachePlugin = fp<AppOptions>(
  async (app, { maxStaleness = defaultMaxStaleness }) => {
    const version = new PublicDataVersion(app.database, maxStaleness);
    app.decorate('publicDataVersion', version);
    app.decorate('responseCache', new ResponseCache(version));
    // Invalidates before the client gets the response, after which it may request the new state.
    app.addHook('onSend', async (request) => {
      if (isWrite(request)) version.invalidate();
    });
  },
  { name: 'response-cache', dependencies: ['database'] },
);
