import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    isCounter?: boolean;
  }
}

/**
 * Returns whether a request may change what other users see. A call that only counts, such as a view of a product, does
 * not: it needs no account, caches stay valid, and background workers have nothing to do.
 */
export function isWrite({ method, routeOptions }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return !isRead && !routeOptions.config.isCounter;
}
