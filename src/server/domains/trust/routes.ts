import type { FastifyPluginAsync } from 'fastify';
import type { AppOptions } from '../../app-options';
import { decisionRoutes } from './decisions.routes';
import { reportRoutes } from './reports.routes';
import { reviewRoutes } from './reviews.routes';
import { staffInvitationRoutes } from './staff-invitations.routes';
import { staffListingRoutes } from './staff-listings.routes';

export const routes: FastifyPluginAsync<AppOptions>[] = [
  decisionRoutes,
  reportRoutes,
  reviewRoutes,
  staffListingRoutes,
  staffInvitationRoutes,
];
