import type { FastifyPluginAsync } from 'fastify';
import type { AppOptions } from '../../app-options';
import { recentActivityRoutes } from './recent-activity.routes';
import { savedSearchRoutes } from './saved-searches.routes';
import { searchRoutes } from './search.routes';

export const routes: FastifyPluginAsync<AppOptions>[] = [
  searchRoutes,
  savedSearchRoutes,
  recentActivityRoutes,
];
