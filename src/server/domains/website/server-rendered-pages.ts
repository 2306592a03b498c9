import type { FastifyRequest } from 'fastify';
import { pageFile, serverRenderedFile, shellPage } from '../../../contract/website/page-files';
import { renderPlaceholders } from '../../../contract/website/rendered-page';
import { routes, type RouteName } from '../../../contract/routes';
import type { PublicConfiguration } from '../../../contract/platform/configuration';
import { isOwnApi } from '../../../contract/platform/endpoint-url';
import type { Database } from '../../database/database';
import type { PublicDataVersion } from '../platform/response-cache/public-data-version';
import { weakEtag } from '../platform/response-cache/etags';
import { VersionedCache } from '../platform/response-cache/versioned-cache';
import { loadPageData, type PageDataSource } from './page-data';
import type { Page, PageLoader } from './page-loader';
import { parsePageUrl } from './page-url';
import { openRenderer } from './open-renderer';

export interface ServerRenderingOptions {
  getConfiguration: () => PublicConfiguration;
  /** Brings the configuration up to date, so that it is not older than the page's data. */
  readSettings?: PageDataSource['readSettings'] | undefined;
  /** The database with the pages' data. Without it, pages are rendered in the browser only. */
  database?: Database | undefined;
  /** The client's build for Node. */
  rendererFile?: string | undefined;
  /** The site's public origin. */
  siteUrl: string;
  publicDataVersion?: PublicDataVersion | undefined;
  /** Counts the rendering of a page. Returns whether the client is within its limit. */
  countRendering?: (request: FastifyRequest) => Promise<boolean>;
  loadPage: PageLoader;
}

const maxBytes = 64 * 1024 * 1024;
/** The estimated size in bytes, including the compressed bodies. */
const sizeOf = (rendered: ServerRenderedPage | undefined) =>
  rendered?.isCached ? 1.3 * rendered.page.body.length : 0;

/** 404 pages and the further pages of a search are not cached: their number is unlimited. */
const isCacheable = (status: number, query: string) =>
  status !== 404 && !new URLSearchParams(query).has('after');

/** A page that is rendered on request. */
export interface ServerRenderedPage {
  status: number;
  /** The address to which the page has moved. */
  location?: string | undefined;
  page: Page;
  /** Identifies the built file and the data from which the page was rendered. */
  contentKey: string;
  isCached: boolean;
}

/**
 * Creates a function that renders a page on the server. It returns undefined if the browser has to render the
 * page.
 */
export async function createPageRenderer({
  getConfiguration,
  readSettings,
  database,
  rendererFile,
  siteUrl,
  publicDataVersion,
  countRendering,
  loadPage,
}: ServerRenderingOptions) {
  // If the pages call another API, this database does not have their data.
  const render =
    rendererFile && isOwnApi(getConfiguration().apiUrl)
      ? await openRenderer(rendererFile, getConfiguration)
      : undefined;

  const pages =
    publicDataVersion &&
    new VersionedCache<ServerRenderedPage | undefined>(publicDataVersion, { maxBytes, sizeOf });

  /**
   * The page for a client beyond its limit. A browser renders it; the status keeps search engines from taking it
   * for the page of any address.
   */
  const createLimitedPage = async (route: RouteName): Promise<ServerRenderedPage | undefined> =>
    routes[route].hasStaticFallback
      ? undefined
      : { status: 503, page: await loadPage(shellPage), contentKey: '', isCached: false };

  return async (
    route: RouteName,
    request: FastifyRequest,
  ): Promise<ServerRenderedPage | undefined> => {
    if (routes[route].rendering !== 'server' || !render || !database || !pages || !readSettings)
      return undefined;
    const url = parsePageUrl(route, request.url);
    const template = await loadPage(serverRenderedFile(route));
    // In development, the file is the shell, which has no placeholder.
    if (!template.html.includes(renderPlaceholders.body)) return undefined;
    const { pathName, query } = url;

    const load = async (
      stale: ServerRenderedPage | undefined,
    ): Promise<ServerRenderedPage | undefined> => {
      if (countRendering && !(await countRendering(request))) return createLimitedPage(route);
      await readSettings();
      const file = await loadPage(serverRenderedFile(route));
      const responses = await loadPageData({ database, readSettings }, route, url);
      const contentKey = weakEtag(JSON.stringify([file.etag, responses]));
      if (stale?.contentKey === contentKey) return stale;
      const { status = 200, location } = responses[0] ?? {};
      if (location !== undefined)
        return { status, location, page: file, contentKey, isCached: false };
      const properties = { status, contentKey, isCached: isCacheable(status, query) };
      try {
        const page = await render(file, { pathName, query, origin: siteUrl, responses });
        return { ...properties, page };
      } catch (error) {
        // The browser renders the page instead.
        request.log.error(error);
        return { ...properties, page: await loadPage(pageFile(route, pathName)) };
      }
    };
    // `recent`: the page may lack a write that another process has just made.
    const rendering = pages.get(`${pathName}?${query}`, { freshness: 'recent', load });
    if (!routes[route].hasStaticFallback) return rendering;
    return rendering.catch((error: unknown) => {
      request.log.error(error);
      return undefined;
    });
  };
}
