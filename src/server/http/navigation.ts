import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { requestPath } from './request-path';

/** Whether a browser requests a page. Errors are then sent as pages, otherwise as JSON. */
export function isNavigation(request: FastifyRequest): boolean {
  const pathname = requestPath(request);
  return (
    (request.headers.accept ?? '').includes('text/html') &&
    !/^\/api(\/|$)/.test(pathname) &&
    path.posix.extname(pathname) === ''
  );
}
