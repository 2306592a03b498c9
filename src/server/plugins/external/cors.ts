import cors from '@fastify/cors';
import fp from 'fastify-plugin';
import type { AppOptions } from '../../app-options';

/** Lets pages of other origins call the API. */
export const corsPlugin = fp<AppOptions>(
  async (api, { allowedOrigins = [] }) => {
    if (allowedOrigins.length === 0) return;
    await api.register(cors, {
      // An OPTIONS request that is not a preflight gets a JSON 404, not plain text.
      strictPreflight: false,
      origin: allowedOrigins,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposedHeaders: ['Link', 'Retry-After'],
    });
  },
  { name: 'cors' },
);
