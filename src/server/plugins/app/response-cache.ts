import fp from 'fastify-plugin';
import type { AppOptions } from '../../app-options';
import { defaultVersionAge, PublicDataVersion } from '../../response-cache/public-data-version';
import { ResponseCache } from '../../response-cache/response-cache';

declare module 'fastify' {
  interface FastifyInstance {
    publicDataVersion: PublicDataVersion;
    responseCache: ResponseCache;
  }
}

/** Caches what every visitor may see, until a write invalidates it. */
export const responseCachePlugin = fp<AppOptions>(
  async (app, { publicVersionAge = defaultVersionAge }) => {
    const version = new PublicDataVersion(app.database, publicVersionAge);
    app.decorate('publicDataVersion', version);
    app.decorate('responseCache', new ResponseCache(version));
    // Before the client reads the response, and may ask for the new state.
    app.addHook('onSend', async ({ method }) => {
      if (method !== 'GET' && method !== 'HEAD') version.invalidate();
    });
  },
  { name: 'response-cache', dependencies: ['database'] },
);
