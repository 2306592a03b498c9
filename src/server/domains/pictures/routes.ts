import type { FastifyPluginAsync } from 'fastify';
import type { AppOptions } from '../../app-options';
import { uploadKeyRoutes } from './pictures.routes';

export const routes: FastifyPluginAsync<AppOptions>[] = [uploadKeyRoutes];
