import type { FastifyPluginAsync } from 'fastify';
import type { AppOptions } from '../../app-options';
import { apiDescriptionRoutes } from './openapi/api-description.routes';
import { sitePageRoutes } from './site-pages/site-pages.routes';

export const routes: FastifyPluginAsync<AppOptions>[] = [apiDescriptionRoutes, sitePageRoutes];
