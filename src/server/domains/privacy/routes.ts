import type { FastifyPluginAsync } from 'fastify';
import type { AppOptions } from '../../app-options';
import { dataExportRoutes } from './data-export/data-export.routes';
import { accountDeletionRoutes } from './erasure/account-deletion.routes';

export const routes: FastifyPluginAsync<AppOptions>[] = [accountDeletionRoutes, dataExportRoutes];
