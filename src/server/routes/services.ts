import type Stripe from 'stripe';
import type { PublicConfiguration } from '../../contract/configuration';
import type { Database } from '../database/database';
import type { Guards } from '../http/guards';
import type { AccessTokenKeys } from '../identity/access-token';
import type { Limits } from '../environment/limits';
import type { MailSettings } from '../mail/mail-settings';
import type { Pictures } from '../pictures/pictures';
import type { ResponseCache } from '../response-cache/response-cache';
import type { Telemetry } from '../telemetry/telemetry';

/** What the routes work with. */
export interface Services {
  database: Database;
  guards: Guards;
  stripe: Stripe;
  accessTokenKeys: AccessTokenKeys;
  stripeWebhookSecret: string;
  publicConfiguration: PublicConfiguration;
  limits: Limits;
  responseCache: ResponseCache;
  /** Undefined where pictures lie elsewhere. */
  pictures?: Pictures | undefined;
  /** Undefined where no mails are written. */
  mail?: MailSettings | undefined;
  telemetry: Telemetry;
}
