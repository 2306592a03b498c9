import type { FastifyPluginAsync } from 'fastify';
import type { AppOptions } from '../../app-options';
import { categoryRoutes } from './categories.routes';
import { productPageRoutes } from './product-pages.routes';

export const routes: FastifyPluginAsync<AppOptions>[] = [categoryRoutes, productPageRoutes];
