import type Stripe from 'stripe';
import type { PublicConfiguration } from '../../contract/configuration';
import type { Database } from '../database/database';
import type { Guards } from '../http/guards';

/** What the routes work with. */
export interface Services {
  database: Database;
  guards: Guards;
  stripe: Stripe;
  accessTokenSecret: string;
  stripeWebhookSecret: string;
  publicConfiguration: PublicConfiguration;
}
