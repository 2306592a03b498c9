import type { FastifyPluginAsync } from 'fastify';
import type { AppOptions } from '../../app-options';
import { administrationRoutes } from './administration.routes';
import { auditLogRoutes } from './audit-log.routes';
import { jobRoutes } from './jobs.routes';
import { settingRoutes } from './settings.routes';
import { userAdministrationRoutes } from './user-administration.routes';

export const routes: FastifyPluginAsync<AppOptions>[] = [
  administrationRoutes,
  auditLogRoutes,
  jobRoutes,
  settingRoutes,
  userAdministrationRoutes,
];
