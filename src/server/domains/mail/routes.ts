import type { FastifyPluginAsync } from 'fastify';
import type { AppOptions } from '../../app-options';
import { emailTextRoutes } from './email-texts.routes';

export const routes: FastifyPluginAsync<AppOptions>[] = [emailTextRoutes];
