import fp from 'fastify-plugin';
import type { AppOptions } from '../../app-options';
import { isWrite } from '../../http/is-write';
import { LiveFeed } from '../../domains/platform/live-feed';

declare module 'fastify' {
  interface FastifyInstance {
    liveFeed: LiveFeed;
  }
}

/** Sends changes to open pages. A request that writes wakes the feed, so that it polls immediately. */
export const liveFeedPlugin = fp<AppOptions>(
  async (app) => {
    const feed = new LiveFeed(app.database, (error) => app.log.error(error));
    app.decorate('liveFeed', feed);
    app.addHook('preClose', () => feed.close());
    app.addHook('onResponse', async (request) => {
      if (isWrite(request)) feed.wake();
    });
  },
  { name: 'live-feed', dependencies: ['database', 'graceful-shutdown'] },
);
