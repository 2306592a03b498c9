import fp from 'fastify-plugin';
import type { AppOptions } from '../../app-options';
import { isOwnApi } from '../../../contract/platform/endpoint-url';
import { withShopSettings } from '../../domains/platform/with-shop-settings';
import { ipRateLimitKey, rateLimitWindow } from '../../http/rate-limits';
import { sendNotFound } from '../../http/send-not-found';
import { serveWebsite } from '../../domains/website/serve-website';

/** Serves the built client, if there is one. */
export const websitePlugin = fp<AppOptions>(
  async (app, options) => {
    const { clientFolder, connect, payoutAccountKeys, pictures, publicConfiguration } = options;
    const { taxThreshold } = options;
    if (!clientFolder) {
      app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
      return;
    }
    const { database, limits, publicDataVersion, rateLimiter } = app;
    const { shopSettings } = app;
    const acceptsUploads = pictures && publicConfiguration.imageHost.key === undefined;
    await serveWebsite(app, {
      ...options,
      clientFolder,
      database,
      publicDataVersion,
      async countRendering(request) {
        const key = `renderings for ${ipRateLimitKey(request)}`;
        const max = limits.renderingsPerIp;
        const { current } = await rateLimiter.count(key, max, rateLimitWindow);
        return current <= max;
      },
      getConfiguration: withShopSettings(shopSettings, {
        ...publicConfiguration,
        ...(isOwnApi(publicConfiguration.apiUrl) && {
          capabilities: [
            'extensions',
            ...(acceptsUploads ? (['uploads'] as const) : []),
            ...(payoutAccountKeys && !connect ? (['payoutAccounts'] as const) : []),
            ...(payoutAccountKeys && taxThreshold ? (['taxReports'] as const) : []),
            ...(connect ? (['connect'] as const) : []),
          ],
        }),
      }),
      readSettings: () => shopSettings.read(),
    });
  },
  {
    name: 'website',
    dependencies: ['response-cache', 'shop-settings', 'rate-limit', 'request-limit'],
  },
);
