import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { requestPath } from './request-path';

/** Whether a browser navigates to a page. API calls and files get JSON errors. */
export function isNavigation(request: FastifyRequest): boolean {
  const pathname = requestPath(request);
  return (
    (request.headers.accept ?? '').includes('text/html') &&
    !/^\/api(\/|$)/.test(pathname) &&
    path.posix.extname(pathname) === ''
  );
}
