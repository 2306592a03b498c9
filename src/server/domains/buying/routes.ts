import type { FastifyPluginAsync } from 'fastify';
import type { AppOptions } from '../../app-options';
import { orderRoutes } from './orders.routes';
import { saleRoutes } from './sales.routes';
import { wishlistRoutes } from './wishlist.routes';

export const routes: FastifyPluginAsync<AppOptions>[] = [orderRoutes, saleRoutes, wishlistRoutes];
