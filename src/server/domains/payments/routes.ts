import type { FastifyPluginAsync } from 'fastify';
import type { AppOptions } from '../../app-options';
import { connectedAccountRoutes } from './connect/connected-accounts.routes';
import { paymentRoutes } from './payments.routes';
import { payoutAccountRoutes } from './payouts/payout-accounts.routes';
import { payoutRoutes } from './payouts/payouts.routes';
import { taxDetailRoutes } from './tax/tax-details.routes';

export const routes: FastifyPluginAsync<AppOptions>[] = [
  paymentRoutes,
  payoutAccountRoutes,
  payoutRoutes,
  connectedAccountRoutes,
  taxDetailRoutes,
];
