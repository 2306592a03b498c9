import type { FastifyPluginAsync } from 'fastify';
import type { AppOptions } from '../../app-options';
import { accountSettingRoutes } from './account-settings.routes';
import { accountRoutes } from './accounts.routes';
import { blockedPeopleRoutes } from './blocked-people.routes';
import { sessionRoutes } from './sessions.routes';

export const routes: FastifyPluginAsync<AppOptions>[] = [
  accountRoutes,
  accountSettingRoutes,
  blockedPeopleRoutes,
  sessionRoutes,
];
