import type { FastifyRequest } from 'fastify';
import { requestedFile, shellPage } from '../../contract/page-files';
import { placeOf } from '../../contract/rendered-page';
import { parameterAt } from '../../contract/route-at';
import { routes, type RouteName } from '../../contract/routes';
import type { PublicConfiguration } from '../../contract/configuration';
import type { Queryable } from '../database/database';
import { decodeSegments } from './decode-segments';
import { answersOf } from './page-answers';
import type { Page, PageLoader } from './pages';
import { pathNameOf } from './path-name';
import { openRenderer } from './rendered-pages';
import { siteOf } from './site-origin';

export interface RequestedPageOptions {
  publicConfiguration: PublicConfiguration;
  /** What the pages show; without it they begin as a shell. */
  database?: Queryable | undefined;
  /** The client that was built for Node. */
  rendererFile?: string | undefined;
  /** The origin of the site; without it the one that a request names. */
  siteUrl?: string | undefined;
  loadPage: PageLoader;
}

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
  loadPage,
}: RequestedPageOptions) {
  // Where the page asks another server's API, that one's database has what it shows.
  const isOwnApi = !URL.canParse(publicConfiguration.apiUrl);
  const render =
    rendererFile && isOwnApi ? await openRenderer(rendererFile, publicConfiguration) : undefined;

  return async (route: RouteName, request: FastifyRequest): Promise<RequestedPage | undefined> => {
    if (routes[route].rendered !== 'onRequest' || !render || !database) return undefined;
    const pathName = pathNameOf(request);
    const parameter = parameterAt(route, decodeSegments(pathName));
    const origin = siteOf(request, siteUrl);
    const file = await loadPage(requestedFile(route));
    // While developing there is no such file, but the shell.
    const isBuilt = file.html.includes(placeOf.body);
    if (!isBuilt || origin === undefined || parameter.includes('\0')) return undefined;

    const answers = await answersOf(database, route, parameter);
    const status = answers[0]?.status ?? 200;
    try {
      return { status, page: await render(file, { pathName, origin, answers }) };
    } catch (error) {
      // The browser can render it as well.
      request.log.error(error);
      return { status, page: await loadPage(shellPage) };
    }
  };
}
