import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import type { Money } from '../contract/payments/money';
import type { PublicConfiguration } from '../contract/platform/configuration';
import type { Database } from './database/database';
import type { ServerOptions } from './http/create-fastify';
import type { AccessTokenKeys } from './domains/access/access-token';
import type { IdentityVerifier } from './domains/access/identity';
import type { IdentityAccounts } from './domains/access/identity-accounts';
import type { Limits } from './environment/limits';
import type { MailSettings } from './domains/mail/mail-settings';
import type { ShipmentWebhook } from './domains/buying/shipment-webhook';
import type { ConnectSettings } from './domains/payments/connect/connect-settings';
import type { PayoutAccountKeys } from './domains/payments/payouts/payout-account-cipher';
import type { PictureDownloader } from './domains/pictures/download-picture';
import type { Pictures } from './domains/pictures/pictures';
import type { Telemetry } from './telemetry/telemetry';

export interface AppOptions extends ServerOptions {
  /** The database. The app does not close it. */
  database: Database;
  identityVerifier: IdentityVerifier;
  /** Deletes accounts at the identity service. Without it, these deletions wait. */
  identityAccounts?: IdentityAccounts | undefined;
  stripe: Stripe;
  stripeWebhookSecret: string;
  /** Payouts to the sellers' own accounts at Stripe. Without it, the operator pays sellers by hand. */
  connect?: ConnectSettings | undefined;
  /** Receives each parcel that has to be sent. */
  shipmentWebhook?: ShipmentWebhook | undefined;
  accessTokenKeys: AccessTokenKeys;
  /** The keys that encrypt the payout accounts of sellers. Without them, sellers can't enter an account. */
  payoutAccountKeys?: PayoutAccountKeys | undefined;
  /** What a seller gets in a year before they are reported to the tax office. Without it, no seller is. */
  taxThreshold?: Money | undefined;
  publicConfiguration: PublicConfiguration;
  /** The folder of the built client. Without it, the server only has the API. */
  clientFolder?: string | undefined;
  /** The client's build for Node, which renders pages. Without it, the browser renders all pages. */
  rendererFile?: string | undefined;
  /** The site's public origin, for links and canonical URLs. */
  siteUrl: string;
  /** HTML inserted before the page's scripts. */
  headElements?: string | undefined;
  /** Other origins that may call the API. */
  allowedOrigins?: string[] | undefined;
  /** Whether to serve the API documentation at /api/docs. */
  apiDocs?: boolean;
  /** Called before the plugins are registered, so that a test can add hooks that run first. */
  prepare?: (app: FastifyInstance) => void;
  /** The SMTP server. Without it, no emails are sent. */
  mail?: MailSettings | undefined;
  /** The pictures that this server stores. Without it, an external image host stores them. */
  pictures?: Pictures | undefined;
  /** Replaces the download of an import's photos, for tests. */
  downloadPicture?: PictureDownloader | undefined;
  /** Contact for vulnerability reports: a mailto: or https: URL. */
  securityContact?: string | undefined;
  /** Whether to send Strict-Transport-Security. */
  httpsOnly?: boolean;
  /** The limits that differ from the defaults. */
  limits?: Partial<Limits> | undefined;
  /** Replaces the measurement of the event loop and the memory, for tests. */
  isOverloaded?: (() => boolean) | undefined;
  telemetry?: Telemetry | undefined;
  /** Whether this process runs the background work: emails, refunds, order deadlines, clean-up. */
  runsBackgroundWork?: boolean;
  /** Milliseconds for which cached responses may lack changes of other processes; 500 by default. */
  maxStaleness?: number;
  /** Milliseconds for which a closing server still accepts requests; 0 by default. */
  drainPeriod?: number;
}
