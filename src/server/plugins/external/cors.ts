import cors from '@fastify/cors';
import fp from 'fastify-plugin';
import type { AppOptions } from '../../app-options';

/** Allows pages of other origins to call the API. */
export const corsPlugin = fp<AppOptions>(
  async (api, { allowedOrigins = [] }) => {
    if (allowedOrigins.length === 0) return;
    await api.register(cors, {
      // Otherwise an OPTIONS request that is not a preflight would get a plain text error instead of JSON.
      strictPreflight: false,
      origin: allowedOrigins,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposedHeaders: ['Link', 'Retry-After'],
    });
  },
  { name: 'cors' },
);
