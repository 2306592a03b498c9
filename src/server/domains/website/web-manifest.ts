import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PublicConfiguration } from '../../../contract/platform/configuration';
import { brandShades } from '../../../contract/platform/brand-colors';
import { brandDefaults } from '../../../contract/platform/shop-defaults';
import { sendNotFound } from '../../http/send-not-found';

interface ManifestOptions {
  clientFolder: string;
  getConfiguration: () => PublicConfiguration;
}

/** Serves the manifest of the installed site with the shop's name, tagline, color and icon. */
export function webManifestRoute(
  app: FastifyInstance,
  { clientFolder, getConfiguration }: ManifestOptions,
): void {
  app.get('/site.webmanifest', async (_request, reply) => {
    const file = path.join(clientFolder, 'site.webmanifest');
    const built = await readFile(file, 'utf8').catch(() => undefined);
    if (built === undefined) return sendNotFound(reply);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(
        JSON.stringify({ ...(JSON.parse(built) as object), ...brandMembers(getConfiguration()) }),
      );
  });
}

/** Returns the members of the manifest that are not the default ones. */
function brandMembers({ shopName, brand = {} }: PublicConfiguration) {
  const { tagline, favicon, mainColor } = brand;
  return {
    ...(shopName !== undefined && { name: shopName, short_name: shopName }),
    ...(tagline !== undefined && { description: tagline }),
    ...(mainColor !== undefined && {
      theme_color: brandShades({ ...brandDefaults, ...brand }).ink[800],
    }),
    ...(favicon !== undefined && { icons: [{ src: favicon, sizes: 'any', purpose: 'any' }] }),
  };
}
