import type { FastifyRequest } from 'fastify';
import { pageFile, serverRenderedFile } from '../../contract/page-files';
import { renderPlaceholders } from '../../contract/rendered-page';
import { routeParameter } from '../../contract/match-route';
import { routes, type RouteName } from '../../contract/routes';
import type { PublicConfiguration } from '../../contract/configuration';
import type { Queryable } from '../database/database';
import type { PublicDataVersion } from '../response-cache/public-data-version';
import { VersionedCache } from '../response-cache/versioned-cache';
import { decodeSegments } from './decode-segments';
import { loadPageData } from './page-data';
import type { Page, PageLoader } from './page-loader';
import { requestPath } from '../http/request-path';
import { openRenderer } from './open-renderer';

export interface ServerRenderingOptions {
  publicConfiguration: PublicConfiguration;
  /** The database with the pages' data. Without it, pages are rendered in the browser only. */
  database?: Queryable | undefined;
  /** The client's build for Node. */
  rendererFile?: string | undefined;
  /** The site's public origin. */
  siteUrl: string;
  publicDataVersion?: PublicDataVersion | undefined;
  loadPage: PageLoader;
}

const maxBytes = 32 * 1024 * 1024;
/** The estimated size in bytes. 404 pages are not cached: their number is unlimited. */
const sizeOf = ({ status, page, contentKey }: ServerRenderedPage) =>
  status === 404 ? 0 : 1.5 * page.html.length + contentKey.length;

/** A page that is rendered on request. */
export interface ServerRenderedPage {
  status: number;
  page: Page;
  /** Identifies the built file and the data from which the page was rendered. */
  contentKey: string;
}

/**
 * Creates a function that renders a page on the server. It returns undefined for routes that are not
 * rendered there.
 */
export async function createPageRenderer({
  publicConfiguration,
  database,
  rendererFile,
  siteUrl,
  publicDataVersion,
  loadPage,
}: ServerRenderingOptions) {
  // If the pages call another API, this database does not have their data.
  const isOwnApi = !URL.canParse(publicConfiguration.apiUrl);
  const render =
    rendererFile && isOwnApi ? await openRenderer(rendererFile, publicConfiguration) : undefined;

  const pages =
    publicDataVersion &&
    new VersionedCache<ServerRenderedPage>(publicDataVersion, { maxBytes, sizeOf });

  return async (
    route: RouteName,
    request: FastifyRequest,
  ): Promise<ServerRenderedPage | undefined> => {
    if (routes[route].rendering !== 'server' || !render || !database || !pages) return undefined;
    const pathName = requestPath(request);
    const { path, hasStaticFallback } = routes[route];
    // A page in another spelling of its path is not cached again.
    if (!path.includes(':') && pathName !== path) return undefined;
    const parameter = routeParameter(route, decodeSegments(pathName));
    const file = await loadPage(serverRenderedFile(route));
    // In development, the file is the shell, which has no placeholder.
    const isBuilt = file.html.includes(renderPlaceholders.body);
    if (!isBuilt || parameter.includes('\0')) return undefined;

    const load = async (stale: ServerRenderedPage | undefined): Promise<ServerRenderedPage> => {
      const responses = await loadPageData(database, route, parameter);
      const contentKey = JSON.stringify([file.etag, responses]);
      if (stale?.contentKey === contentKey) return stale;
      const status = responses[0]?.status ?? 200;
      try {
        const page = await render(file, { pathName, origin: siteUrl, responses });
        return { status, page, contentKey };
      } catch (error) {
        // The browser renders the page instead.
        request.log.error(error);
        return { status, page: await loadPage(pageFile(route, pathName)), contentKey };
      }
    };
    const rendering = pages.get(pathName, { freshness: 'recent', load });
    if (!hasStaticFallback) return rendering;
    return rendering.catch((error: unknown) => {
      request.log.error(error);
      return undefined;
    });
  };
}
