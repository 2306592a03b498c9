import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { completePage, type PageAdditions } from './page';

export interface Website extends PageAdditions {
  /** The built client: its page and its assets. */
  clientFolder: string;
}

const oneYearInSeconds = 365 * 24 * 60 * 60;

/** Serves the client's files, and its page for every address that the client's router may know. */
export async function serveWebsite(app: FastifyInstance, website: Website): Promise<void> {
  const loadPage = createPageLoader(website);
  const sendPage = async (reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(await loadPage());

  await app.register(fastifyStatic, {
    root: path.resolve(website.clientFolder),
    index: false,
    preCompressed: true,
    allowedPath: (pathName) => pathName !== '/index.html',
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
    if (!asksForPage(request)) {
      return reply.code(404).send({ message: 'There is nothing at this address.' });
    }
    return sendPage(reply);
  });
  // By name as well: whoever asks for the front page gets it, even a client that names no type.
  app.get('/', (_request, reply) => sendPage(reply));
}

/** Whether a browser navigates: the client shows its own page for addresses it does not know. */
function asksForPage(request: FastifyRequest): boolean {
  const [pathName = ''] = request.url.split('?');
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    (request.headers.accept ?? '').includes('text/html') &&
    !/^\/api(\/|$)/.test(pathName) &&
    path.posix.extname(pathName) === ''
  );
}

function createPageLoader(website: Website): () => Promise<string> {
  const load = async () => {
    const page = await readFile(path.join(website.clientFolder, 'index.html'), 'utf8');
    return completePage(page, website);
  };
  // A new build in development shows without a restart.
  if (process.env['NODE_ENV'] === 'development') return load;
  let loading: Promise<string> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
