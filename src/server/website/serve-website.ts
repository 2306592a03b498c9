import path from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFoundPage, pageFile } from '../../contract/page-files';
import { matchRoute } from '../../contract/match-route';
import { routes } from '../../contract/routes';
import { sendNotFound } from '../http/send-not-found';
import { isNavigation } from '../http/navigation';
import { publicCacheHeaders } from '../response-cache/cache-headers';
import { matchesEtag } from '../response-cache/etags';
import { acceptedEncoding } from '../http/encodings';
import { allowScripts } from './inline-scripts';
import type { PageAdditions } from './page';
import { decodeSegments } from './decode-segments';
import { pathNameOf } from '../http/path-name';
import { createPageLoader, type Page } from './pages';
import { searchEngineRoutes } from './search-engines';
import { createRequestedPages, type RequestedPageOptions } from './requested-pages';

export interface Website extends PageAdditions, Omit<RequestedPageOptions, 'loadPage'> {
  /** The built client: its pages and its assets. */
  clientFolder: string;
}

const pagesWithPasswords = [routes.login.path, routes.register.path];

const oneYearInSeconds = 365 * 24 * 60 * 60;

/** Serves the client's files, and its pages at the addresses of the route table. */
export async function serveWebsite(app: FastifyInstance, website: Website): Promise<void> {
  const loadPage = createPageLoader(website.clientFolder, website);
  const requestedPage = await createRequestedPages({ ...website, loadPage });

  searchEngineRoutes(app, website);
  await app.register(async (scope) => serveFiles(scope, website));

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendNotFound(reply);
    const pathName = pathNameOf(request);
    const route = matchRoute(decodeSegments(pathName), website.publicConfiguration);
    if (route && acceptsPage(request)) {
      const requested = await requestedPage(route, request);
      if (requested && requested.status !== 200) {
        reply.code(requested.status).header('Cache-Control', 'no-store');
        return sendPage(request, reply, requested.page);
      }
      const page = requested?.page ?? (await loadPage(pageFile(route, pathName)));
      reply.headers({
        // What is requested is a visitor's view, whoever asks.
        ...(requested ? publicCacheHeaders : { 'Cache-Control': 'no-cache' }),
        ETag: page.entityTag,
      });
      return sendPage(request, reply, page);
    }
    if (!isNavigation(request)) return sendNotFound(reply);
    // What is not there now may be later.
    reply.code(404).header('Cache-Control', 'no-store');
    return sendPage(request, reply, await loadPage(notFoundPage));
  };
  app.setNotFoundHandler(answer);
  // By name as well: the static files refuse the folder itself to who accepts nothing compressed.
  app.get(routes.home.path, answer);
  for (const address of pagesWithPasswords) {
    // People may sign in however much there is to do: they have to get to the form as well.
    app.get(address, { config: { isCritical: true } }, answer);
    sendBackForms(app, address);
  }
}

async function serveFiles(app: FastifyInstance, { clientFolder }: Website): Promise<void> {
  const root = path.resolve(clientFolder);
  const files = {
    index: false,
    preCompressed: true,
    cacheControl: false,
  } satisfies Partial<FastifyStaticOptions>;
  await app.register(fastifyStatic, {
    ...files,
    root,
    // Completed first, and at an address of its own.
    allowedPath: (pathName) => !pathName.endsWith('.html'),
    setHeaders: setCaching('no-cache'),
  });
  await app.register(async (scope) => {
    // Those of the page to sign in are among them.
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, isCritical: true };
    });
    await scope.register(fastifyStatic, {
      ...files,
      root: path.join(root, assets),
      prefix: `/${assets}/`,
      decorateReply: false,
      setHeaders: setCaching(`public, max-age=${oneYearInSeconds}, immutable`),
    });
  });
}

/** Their names have the hash of what is in them. */
const assets = 'assets';

const setCaching =
  (value: string): NonNullable<FastifyStaticOptions['setHeaders']> =>
  (response) => {
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('Cache-Control', value);
  };

/**
 * Without scripts, the browser itself sends a form with a password: by POST, so that it gets into no
 * address. It is led back to the page, which says what is missing, and the password is never read.
 */
function sendBackForms(app: FastifyInstance, address: string): void {
  const sendBack = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(address, 303);
  app.post(address, { onRequest: sendBack }, sendBack);
}

/** Those that name no type too, as many do that only look whether a page is there. */
function acceptsPage({ headers }: FastifyRequest): boolean {
  return /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}

/** Sends a page compressed, or nothing but 304 to who has it already. */
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, encoded, scriptHashes }: Page,
): FastifyReply {
  const policy = reply.getHeader('Content-Security-Policy');
  if (typeof policy === 'string') {
    reply.header('Content-Security-Policy', allowScripts(policy, scriptHashes));
  }
  reply.header('Vary', 'Accept, Accept-Encoding');
  const entityTag = reply.getHeader('ETag');
  if (typeof entityTag === 'string' && matchesEtag(request, entityTag))
    return reply.code(304).send();

  reply.type('text/html; charset=utf-8');
  const encoding = encoded && acceptedEncoding(request.headers['accept-encoding']);
  if (!encoding) return reply.send(html);
  return reply.header('Content-Encoding', encoding).send(encoded[encoding]);
}
