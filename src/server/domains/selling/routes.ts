import type { FastifyPluginAsync } from 'fastify';
import type { AppOptions } from '../../app-options';
import { categoryAdministrationRoutes } from './categories/category-administration.routes';
import { productDraftRoutes } from './drafts/product-drafts.routes';
import { guidanceRoutes } from './guidance.routes';
import { productImportRoutes } from './imports/product-imports.routes';
import { listingEditRoutes } from './listing-edits.routes';
import { listingFigureRoutes } from './listing-figures.routes';
import { listingRoutes } from './listings.routes';
import { productRoutes } from './products.routes';

export const routes: FastifyPluginAsync<AppOptions>[] = [
  categoryAdministrationRoutes,
  guidanceRoutes,
  listingEditRoutes,
  listingFigureRoutes,
  listingRoutes,
  productDraftRoutes,
  productImportRoutes,
  productRoutes,
];
