import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { routes } from '../../../contract/routes';
import { toSearchParams } from '../../../contract/finding/search';
import type { Queryable } from '../../database/database';
import { sendNotFound } from '../../http/send-not-found';
import { sitemapLimit } from '../../http/rate-limits';
import {
  findSitemapPartKeys,
  publicPageKinds,
  findPublicPages,
  type PublicPageKind,
} from './public-pages.sql';

export interface SitemapOptions {
  clientFolder: string;
  database?: Queryable | undefined;
  /** The site's public origin. */
  siteUrl: string;
}

/** The maximum number of URLs in a part of the sitemap (https://www.sitemaps.org/protocol.html). */
const partLength = 50_000;
/** The number of rows that one query reads. */
const pageLength = 1_000;
/** Milliseconds for which the list of parts is cached, because the query reads all products. */
const partsMaxAge = 10 * 60_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const indexPath = '/sitemap.xml';
const partPath = (kind: PublicPageKind) => `/sitemap-${kind}.xml`;

/** Serves robots.txt and the sitemap, which has parts of one kind of page each. */
export function robotsAndSitemapRoutes(app: FastifyInstance, options: SitemapOptions): void {
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
  const cachedParts = createPartCache(database);

  app.get(indexPath, async (_request, reply) => {
    const entries = (await cachedParts()).map(({ kind, after }) => {
      const query = after && `?after=${encodeURIComponent(after)}`;
      return `<sitemap><loc>${escapeXml(siteUrl + partPath(kind) + query)}</loc></sitemap>\n`;
    });
    return setXmlHeaders(reply).send(
      `${declaration}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`,
    );
  });

  for (const kind of publicPageKinds) {
    app.get(partPath(kind), { config: sitemapLimit }, (request, reply) => {
      const { after = '' } = request.query as { after?: unknown };
      if (typeof after !== 'string' || after.includes('\0')) {
        return sendNotFound(reply);
      }
      return setXmlHeaders(reply).send(
        Readable.from(generatePart(database, { kind, after, site: siteUrl })),
      );
    });
  }
}

interface Part {
  kind: PublicPageKind;
  /** The key after which the part begins; '' for the first part. */
  after: string;
}

function pagePath(kind: PublicPageKind, parameter: string): string {
  if (kind === 'category' || kind === 'brand') {
    return `${routes.search.path}?${toSearchParams({ [kind]: [parameter] }).toString()}`;
  }
  return routes[kind].path.replace(/:\w+/, () => encodeURIComponent(parameter));
}

/** Generates the XML of a part of the sitemap. */
async function* generatePart(database: Queryable, { kind, after, site }: Part & { site: string }) {
  yield `${declaration}<urlset ${namespace}>\n`;
  let lastKey = after;
  for (let count = 0; count < partLength; count += pageLength) {
    const pages = await findPublicPages(database, kind, lastKey, pageLength);
    yield pages
      .map(({ parameter, changedAt }) => {
        return `<url><loc>${escapeXml(site + pagePath(kind, parameter))}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>\n`;
      })
      .join('');
    const lastPage = pages.at(-1);
    if (!lastPage || pages.length < pageLength) break;
    lastKey = lastPage.key;
  }
  yield '</urlset>\n';
}

/**
 * Returns a function that lists the parts of the sitemap and caches the result. Failures are not cached.
 */
function createPartCache(database: Queryable): () => Promise<Part[]> {
  let cached: { at: number; parts: Promise<Part[]> } | undefined;

  async function findParts(): Promise<Part[]> {
    const parts: Part[] = [];
    for (const kind of publicPageKinds) {
      const keys = await findSitemapPartKeys(database, kind, partLength);
      parts.push(...keys.map((after) => ({ kind, after })));
    }
    return parts;
  }

  return () => {
    if (cached && Date.now() - cached.at < partsMaxAge) return cached.parts;
    const parts = findParts();
    cached = { at: Date.now(), parts };
    parts.catch(() => (cached = undefined));
    return parts;
  };
}

const setXmlHeaders = (reply: FastifyReply) =>
  reply.type('application/xml; charset=utf-8').header('Cache-Control', 'no-cache');

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&apos;').replaceAll('<', '&lt;');
