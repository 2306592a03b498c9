import type { FastifyRequest } from 'fastify';
import { serverRenderedFile, shellPage } from '../../contract/page-files';
import { renderPlaceholders } from '../../contract/rendered-page';
import { routeParameter } from '../../contract/match-route';
import { routes, type RouteName } from '../../contract/routes';
import type { PublicConfiguration } from '../../contract/configuration';
import type { Queryable } from '../database/database';
import type { PublicDataVersion } from '../response-cache/public-data-version';
import { VersionedCache } from '../response-cache/versioned-cache';
import { decodeSegments } from './decode-segments';
import { answersOf } from './page-answers';
import type { Page, PageLoader } from './pages';
import { pathNameOf } from '../http/path-name';
import { openRenderer } from './rendered-pages';

export interface RequestedPageOptions {
  publicConfiguration: PublicConfiguration;
  /** What the pages show; without it they begin as a shell. */
  database?: Queryable | undefined;
  /** The client that was built for Node. */
  rendererFile?: string | undefined;
  /** The origin of the site. */
  siteUrl: string;
  publicDataVersion?: PublicDataVersion | undefined;
  loadPage: PageLoader;
}

const maxBytes = 32 * 1024 * 1024;
/** Pages that do not exist are not cached: their URLs have no end. */
const sizeOf = ({ status, page, contentKey }: RequestedPage) =>
  status === 404 ? 0 : 1.5 * page.html.length + contentKey.length;

/** A page that is rendered on request. */
export interface RequestedPage {
  status: number;
  page: Page;
  /** Changes with the page's file or the data that it shows. */
  contentKey: string;
}

/** Gives the page of a route that is rendered on request; undefined for the others. */
export async function createRequestedPages({
  publicConfiguration,
  database,
  rendererFile,
  siteUrl,
  publicDataVersion,
  loadPage,
}: RequestedPageOptions) {
  // Where the page asks another server's API, that one's database has what it shows.
  const isOwnApi = !URL.canParse(publicConfiguration.apiUrl);
  const render =
    rendererFile && isOwnApi ? await openRenderer(rendererFile, publicConfiguration) : undefined;

  const pages =
    publicDataVersion && new VersionedCache<RequestedPage>(publicDataVersion, { maxBytes, sizeOf });

  return async (route: RouteName, request: FastifyRequest): Promise<RequestedPage | undefined> => {
    if (routes[route].rendering !== 'server' || !render || !database || !pages) return undefined;
    const pathName = pathNameOf(request);
    const parameter = routeParameter(route, decodeSegments(pathName));
    const file = await loadPage(serverRenderedFile(route));
    // While developing there is no such file, but the shell.
    const isBuilt = file.html.includes(renderPlaceholders.body);
    if (!isBuilt || parameter.includes('\0')) return undefined;

    const load = async (stale: RequestedPage | undefined): Promise<RequestedPage> => {
      const answers = await answersOf(database, route, parameter);
      const contentKey = JSON.stringify([file.entityTag, answers]);
      if (stale?.contentKey === contentKey) return stale;
      const status = answers[0]?.status ?? 200;
      try {
        const page = await render(file, { pathName, origin: siteUrl, answers });
        return { status, page, contentKey };
      } catch (error) {
        // The browser can render it as well.
        request.log.error(error);
        return { status, page: await loadPage(shellPage), contentKey };
      }
    };
    return pages.get(pathName, { freshness: 'recent', load });
  };
}
