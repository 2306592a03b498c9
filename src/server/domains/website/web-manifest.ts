import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PublicConfiguration } from '../../../contract/platform/configuration';
import { sendNotFound } from '../../http/send-not-found';

interface ManifestOptions {
  clientFolder: string;
  getConfiguration: () => PublicConfiguration;
}

/** Serves the manifest of the installed site with the shop's name. */
export function webManifestRoute(
  app: FastifyInstance,
  { clientFolder, getConfiguration }: ManifestOptions,
): void {
  app.get('/site.webmanifest', async (_request, reply) => {
    const file = path.join(clientFolder, 'site.webmanifest');
    const built = await readFile(file, 'utf8').catch(() => undefined);
    if (built === undefined) return sendNotFound(reply);
    const { shopName } = getConfiguration();
    const names = shopName !== undefined && { name: shopName, short_name: shopName };
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(JSON.stringify({ ...(JSON.parse(built) as object), ...names }));
  });
}
