import type { FastifyPluginAsync } from 'fastify';
import type { AppOptions } from '../../app-options';
import { contactMessageRoutes } from './contact-messages.routes';
import { conversationRoutes } from './conversations.routes';
import { liveRoutes } from './live.routes';
import { messageRoutes } from './messages.routes';
import { notificationRoutes } from './notifications.routes';
import { offerRoutes } from './offers.routes';

export const routes: FastifyPluginAsync<AppOptions>[] = [
  contactMessageRoutes,
  conversationRoutes,
  liveRoutes,
  messageRoutes,
  notificationRoutes,
  offerRoutes,
];
