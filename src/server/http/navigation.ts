import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { pathNameOf } from './path-name';

/** Whether somebody sees the answer in a browser; what a call or a file has is told in JSON. */
export function isNavigation(request: FastifyRequest): boolean {
  const pathName = pathNameOf(request);
  return (
    (request.headers.accept ?? '').includes('text/html') &&
    !/^\/api(\/|$)/.test(pathName) &&
    path.posix.extname(pathName) === ''
  );
}
