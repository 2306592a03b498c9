import path from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFoundPage, pageFile } from '../../../contract/website/page-files';
import { canonicalPath, matchRoute } from '../../../contract/website/match-route';
import { routeNames, routes } from '../../../contract/routes';
import { sendNotFound } from '../../http/send-not-found';
import { isNavigation } from '../../http/navigation';
import { rateLimitWindow } from '../../http/rate-limits';
import { publicCacheHeaders } from '../platform/response-cache/cache-headers';
import { matchesEtag } from '../platform/response-cache/etags';
import { negotiateEncoding } from '../../http/compression';
import { allowInlineScripts } from './script-hashes';
import type { PageAdditions } from './complete-page';
import { decodeSegments } from './decode-segments';
import { requestPath } from '../../http/request-path';
import { createPageLoader, encodePage, type Page } from './page-loader';
import { robotsAndSitemapRoutes } from './robots-and-sitemap';
import { webManifestRoute } from './web-manifest';
import { createPageRenderer, type ServerRenderingOptions } from './server-rendered-pages';

export interface Website extends PageAdditions, Omit<ServerRenderingOptions, 'loadPage'> {
  /** The folder of the built client, with its pages and assets. */
  clientFolder: string;
}

const pagesWithPasswords = [routes.login.path, routes.register.path];

const oneYearInSeconds = 365 * 24 * 60 * 60;

/** Serves the client's files, and its pages at the paths of the route table. */
export async function serveWebsite(app: FastifyInstance, website: Website): Promise<void> {
  const loadPage = createPageLoader(website.clientFolder, website);
  const renderOnServer = await createPageRenderer({ ...website, loadPage });

  robotsAndSitemapRoutes(app, website);
  webManifestRoute(app, website);
  await app.register(async (scope) => serveFiles(scope, website));

  const handlePage = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendNotFound(reply);
    const pathName = requestPath(request);
    const decodedPath = decodeSegments(pathName);
    const route = decodedPath.includes('\0')
      ? undefined
      : matchRoute(decodedPath, website.getConfiguration());
    if (route && acceptsHtml(request)) {
      const canonical = canonicalPath(route, pathName);
      // The specification spells a page of the dashboard in two ways. Search engines see none of these.
      if (canonical !== pathName && routes[route].layout !== 'dashboard') {
        const query = request.url.slice(pathName.length);
        return reply.header('Cache-Control', 'no-cache').redirect(canonical + query, 301);
      }
      const rendered = await renderOnServer(route, request);
      if (rendered?.location !== undefined) {
        reply.header('Cache-Control', 'no-cache');
        return reply.redirect(rendered.location, rendered.status);
      }
      if (rendered && rendered.status !== 200) {
        reply.code(rendered.status).header('Cache-Control', 'no-store');
        if (rendered.status === 503) reply.header('Retry-After', rateLimitWindow / 1000);
        return sendPage(request, reply, rendered.page);
      }
      const page = rendered?.page ?? (await loadPage(pageFile(route, pathName)));
      reply.headers({
        // Shared caches may store a rendered page, because it is the same for all users.
        ...(rendered ? publicCacheHeaders : { 'Cache-Control': 'no-cache' }),
        ETag: page.etag,
      });
      return sendPage(request, reply, page);
    }
    if (!isNavigation(request)) return sendNotFound(reply);
    // Not cacheable, because the URL may exist later.
    reply.code(404).header('Cache-Control', 'no-store');
    return sendPage(request, reply, await loadPage(notFoundPage));
  };
  app.setNotFoundHandler(handlePage);
  // Registered explicitly: @fastify/static would first look for a file, which takes longer than a cached page,
  // and would send 403 for `/` to clients that accept no compression.
  for (const name of routeNames) {
    if (routes[name].rendering === 'server') app.get(routes[name].path, handlePage);
  }
  for (const url of pagesWithPasswords) {
    // The sign-in pages are exempt from load shedding, as the calls of sign-in are.
    app.get(url, { config: { isExemptFromLoadShedding: true } }, handlePage);
    redirectForms(app, url);
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
    // HTML files are not served directly: pages are completed and served at the paths of their routes.
    allowedPath: (pathName) => !pathName.endsWith('.html'),
    setHeaders: setCacheControl('no-cache'),
  });
  await app.register(async (scope) => {
    // The assets include the scripts of the sign-in page, which is exempt from load shedding.
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, isExemptFromLoadShedding: true };
    });
    await scope.register(fastifyStatic, {
      ...files,
      root: path.join(root, assets),
      prefix: `/${assets}/`,
      decorateReply: false,
      setHeaders: setCacheControl(`public, max-age=${oneYearInSeconds}, immutable`),
    });
  });
}

/** The folder of files whose names contain a content hash. */
const assets = 'assets';

const setCacheControl =
  (value: string): NonNullable<FastifyStaticOptions['setHeaders']> =>
  (response) => {
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('Cache-Control', value);
  };

/**
 * Redirects a form that the browser posts itself, without JavaScript, to the page, which says that JavaScript
 * is missing. The body with the password is not read.
 */
function redirectForms(app: FastifyInstance, url: string): void {
  const redirect = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(url, 303);
  app.post(url, { onRequest: redirect }, redirect);
}

/** Whether the client accepts HTML. A missing Accept header counts as yes: link checkers often omit it. */
function acceptsHtml({ headers }: FastifyRequest): boolean {
  return /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}

/** Sends the page, compressed if the client accepts that, or 304 if the client has it. */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): Promise<FastifyReply> {
  const policy = reply.getHeader('Content-Security-Policy');
  if (typeof policy === 'string') {
    reply.header('Content-Security-Policy', allowInlineScripts(policy, page.scriptHashes));
  }
  reply.header('Vary', 'Accept, Accept-Encoding');
  const etag = reply.getHeader('ETag');
  if (typeof etag === 'string' && matchesEtag(request, etag)) return reply.code(304).send();

  reply.type('text/html; charset=utf-8');
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  if (!encoding) return reply.send(page.body);
  return reply.header('Content-Encoding', encoding).send(await encodePage(page, encoding));
}
