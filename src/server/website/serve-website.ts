import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageFileOf } from '../../contract/page-files';
import { answerNotFound } from '../http/answer-not-found';
import { acceptedEncoding } from './encodings';
import { allowScripts } from './inline-scripts';
import type { PageAdditions } from './page';
import { createPageLoader, type PageLoader } from './pages';

export interface Website extends PageAdditions {
  /** The built client: its pages and its assets. */
  clientFolder: string;
}

const pagesWithPasswords = ['/login', '/register'];

const oneYearInSeconds = 365 * 24 * 60 * 60;

/** Serves the client's files, and one of its pages for every address that a browser navigates to. */
export async function serveWebsite(app: FastifyInstance, website: Website): Promise<void> {
  const loadPage = createPageLoader(website.clientFolder, website);

  await app.register(fastifyStatic, {
    root: path.resolve(website.clientFolder),
    index: false,
    preCompressed: true,
    // Completed first, and at an address of its own.
    allowedPath: (pathName) => !pathName.endsWith('.html'),
    cacheControl: false,
    setHeaders(response, file) {
      response.setHeader('Vary', 'Accept-Encoding');
      const isHashed = path.relative(website.clientFolder, file).startsWith(`assets${path.sep}`);
      response.setHeader(
        'Cache-Control',
        isHashed ? `public, max-age=${oneYearInSeconds}, immutable` : 'no-cache',
      );
    },
  });

  app.setNotFoundHandler(async (request, reply) => {
    if (!asksForPage(request)) return answerNotFound(reply);
    return sendPage(request, reply, loadPage);
  });
  // By name as well: whoever asks for the front page gets it, even a client that names no type.
  app.get('/', (request, reply) => sendPage(request, reply, loadPage));
  for (const address of pagesWithPasswords) sendBackForms(app, address);
}

/**
 * Without scripts, the browser itself sends a form with a password: by POST, so that it gets into no
 * address. It is led back to the page, which says what is missing, and the password is never read.
 */
function sendBackForms(app: FastifyInstance, address: string): void {
  const sendBack = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(address, 303);
  app.post(address, { onRequest: sendBack }, sendBack);
}

/** Whether a browser navigates: the client shows its own page for addresses it does not know. */
function asksForPage(request: FastifyRequest): boolean {
  const pathName = pathNameOf(request);
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    (request.headers.accept ?? '').includes('text/html') &&
    !/^\/api(\/|$)/.test(pathName) &&
    path.posix.extname(pathName) === ''
  );
}

function pathNameOf({ url }: FastifyRequest): string {
  const [pathName = ''] = url.split('?');
  return pathName;
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  loadPage: PageLoader,
): Promise<FastifyReply> {
  const { html, encoded, entityTag, scriptHashes } = await loadPage(
    pageFileOf(pathNameOf(request)),
  );
  const policy = reply.getHeader('Content-Security-Policy');
  if (typeof policy === 'string') {
    reply.header('Content-Security-Policy', allowScripts(policy, scriptHashes));
  }
  reply.headers({ 'Cache-Control': 'no-cache', ETag: entityTag, Vary: 'Accept, Accept-Encoding' });
  if (request.headers['if-none-match'] === entityTag) return reply.code(304).send();

  reply.type('text/html; charset=utf-8');
  const encoding = encoded && acceptedEncoding(request.headers['accept-encoding']);
  if (!encoding) return reply.send(html);
  return reply.header('Content-Encoding', encoding).send(encoded[encoding]);
}
