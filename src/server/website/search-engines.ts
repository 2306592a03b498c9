import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { routes } from '../../contract/routes';
import type { Queryable } from '../database/database';
import { sendNotFound } from '../http/send-not-found';
import { sitemapLimit } from '../http/rate-limits';
import {
  partsOfPages,
  publicKinds,
  publicPages,
  type PublicKind,
} from '../repositories/public-pages';

export interface SearchEngineOptions {
  clientFolder: string;
  database?: Queryable | undefined;
  /** The origin of the site. */
  siteUrl: string;
}

/** What the protocol allows (https://www.sitemaps.org/protocol.html). */
const partLength = 50_000;
/** So many are read at a time. */
const pageLength = 1_000;
/** Milliseconds for which the parts are known: to find them means to read past every product. */
const partsLast = 10 * 60_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const indexPath = '/sitemap.xml';
const partPath = (kind: PublicKind) => `/sitemap-${kind}.xml`;

/** Tells search engines which pages there are, and which they may read. */
export function searchEngineRoutes(app: FastifyInstance, options: SearchEngineOptions): void {
  const { clientFolder, database, siteUrl } = options;

  app.get('/robots.txt', async (_request, reply) => {
    const file = path.join(clientFolder, 'robots.txt');
    const rules = await readFile(file, 'utf8').catch(() => undefined);
    if (rules === undefined) return sendNotFound(reply);
    const sitemap = database ? `\nSitemap: ${siteUrl}${indexPath}\n` : '';
    return reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(rules + sitemap);
  });
  if (!database) return;
  const knownParts = createKnownParts(database);

  app.get(indexPath, async (_request, reply) => {
    const entries = (await knownParts()).map(({ kind, after }) => {
      const query = after && `?after=${encodeURIComponent(after)}`;
      return `<sitemap><loc>${escaped(siteUrl + partPath(kind) + query)}</loc></sitemap>\n`;
    });
    return asXml(reply).send(
      `${declaration}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`,
    );
  });

  for (const kind of publicKinds) {
    app.get(partPath(kind), { config: sitemapLimit }, (request, reply) => {
      const { after = '' } = request.query as { after?: unknown };
      if (typeof after !== 'string' || after.includes('\0')) {
        return sendNotFound(reply);
      }
      return asXml(reply).send(Readable.from(partOf(database, { kind, after, site: siteUrl })));
    });
  }
}

interface Part {
  kind: PublicKind;
  /** The key behind which it begins. */
  after: string;
}

async function* partOf(database: Queryable, { kind, after, site }: Part & { site: string }) {
  yield `${declaration}<urlset ${namespace}>\n`;
  let last = after;
  for (let count = 0; count < partLength; count += pageLength) {
    const pages = await publicPages(database, kind, last, pageLength);
    yield pages
      .map(({ parameter, createdAt }) => {
        const place = routes[kind].path.replace(/:\w+/, () => encodeURIComponent(parameter));
        return `<url><loc>${escaped(site + place)}</loc><lastmod>${createdAt.toISOString()}</lastmod></url>\n`;
      })
      .join('');
    const end = pages.at(-1);
    if (!end || pages.length < pageLength) break;
    last = end.key;
  }
  yield '</urlset>\n';
}

/** Looks the parts up once for all who ask within a while; what failed is looked up again. */
function createKnownParts(database: Queryable): () => Promise<Part[]> {
  let known: { at: number; parts: Promise<Part[]> } | undefined;

  async function findParts(): Promise<Part[]> {
    const parts: Part[] = [];
    for (const kind of publicKinds) {
      const keys = await partsOfPages(database, kind, partLength);
      parts.push(...keys.map((after) => ({ kind, after })));
    }
    return parts;
  }

  return () => {
    if (known && Date.now() - known.at < partsLast) return known.parts;
    const parts = findParts();
    known = { at: Date.now(), parts };
    parts.catch(() => (known = undefined));
    return parts;
  };
}

const asXml = (reply: FastifyReply) =>
  reply.type('application/xml; charset=utf-8').header('Cache-Control', 'no-cache');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&apos;').replaceAll('<', '&lt;');
