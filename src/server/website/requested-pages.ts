import type { FastifyRequest } from 'fastify';
import { serverRenderedFile, shellPage } from '../../contract/page-files';
import { renderPlaceholders } from '../../contract/rendered-page';
import { routeParameter } from '../../contract/match-route';
import { routes, type RouteName } from '../../contract/routes';
import type { PublicConfiguration } from '../../contract/configuration';
import type { Queryable } from '../database/database';
import { PublicMemory } from '../public-answers/public-memory';
import type { PublicVersion } from '../public-answers/public-version';
import { decodeSegments } from './decode-segments';
import { answersOf } from './page-answers';
import type { Page, PageLoader } from './pages';
import { pathNameOf } from './path-name';
import { openRenderer } from './rendered-pages';

export interface RequestedPageOptions {
  publicConfiguration: PublicConfiguration;
  /** What the pages show; without it they begin as a shell. */
  database?: Queryable | undefined;
  /** The client that was built for Node. */
  rendererFile?: string | undefined;
  /** The origin of the site. */
  siteUrl: string;
  publicVersion?: PublicVersion | undefined;
  loadPage: PageLoader;
}

const mostBytes = 32 * 1024 * 1024;
/** What never was there is asked for at no end of addresses. */
const sizeOf = ({ status, page }: RequestedPage) => (status === 404 ? 0 : 1.5 * page.html.length);

/** A page that was rendered for a request, and with which status it is answered. */
export interface RequestedPage {
  status: number;
  page: Page;
}

/** Gives the page of a route that is rendered on request; undefined for the others. */
export async function createRequestedPages({
  publicConfiguration,
  database,
  rendererFile,
  siteUrl,
  publicVersion,
  loadPage,
}: RequestedPageOptions) {
  // Where the page asks another server's API, that one's database has what it shows.
  const isOwnApi = !URL.canParse(publicConfiguration.apiUrl);
  const render =
    rendererFile && isOwnApi ? await openRenderer(rendererFile, publicConfiguration) : undefined;

  const pages = publicVersion && new PublicMemory<RequestedPage>(publicVersion, mostBytes, sizeOf);

  return async (route: RouteName, request: FastifyRequest): Promise<RequestedPage | undefined> => {
    if (routes[route].rendering !== 'server' || !render || !database || !pages) return undefined;
    const pathName = pathNameOf(request);
    const parameter = routeParameter(route, decodeSegments(pathName));
    const file = await loadPage(serverRenderedFile(route));
    // While developing there is no such file, but the shell.
    const isBuilt = file.html.includes(renderPlaceholders.body);
    if (!isBuilt || parameter.includes('\0')) return undefined;

    return pages.get(pathName, false, async () => {
      const answers = await answersOf(database, route, parameter);
      const status = answers[0]?.status ?? 200;
      try {
        return { status, page: await render(file, { pathName, origin: siteUrl, answers }) };
      } catch (error) {
        // The browser can render it as well.
        request.log.error(error);
        return { status, page: await loadPage(shellPage) };
      }
    });
  };
}
