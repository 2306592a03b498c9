import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type Stripe from 'stripe';
import type { PublicConfiguration } from '../contract/configuration';
import type { Database } from './database/database';
import type { AccessTokenKeys } from './identity/access-token';
import type { IdentityVerifier } from './identity/identity';
import type { Limits } from './environment/limits';
import type { MailSettings } from './mail/mail-settings';
import type { Pictures } from './pictures/pictures';
import type { Telemetry } from './telemetry/telemetry';

/** The external services and settings of a server. */
export interface AppOptions {
  /** Stays open when the app closes. */
  database: Database;
  identityVerifier: IdentityVerifier;
  stripe: Stripe;
  stripeWebhookSecret: string;
  accessTokenKeys: AccessTokenKeys;
  publicConfiguration: PublicConfiguration;
  /** The built client. Without it the server is an API only. */
  clientFolder?: string | undefined;
  /** The client built for Node, which renders pages. Without it pages start as an empty shell. */
  rendererFile?: string | undefined;
  /** The origin of the site in pages, emails and the sitemap. */
  siteUrl: string;
  /** HTML to insert before the page's own scripts. */
  headElements?: string | undefined;
  /** Other origins whose pages may call the API. */
  allowedOrigins?: string[] | undefined;
  /** Whether /api/docs shows the API as a page. */
  apiDocs?: boolean;
  /** IP addresses and networks, separated by commas, that may name the client in X-Forwarded-For. */
  trustedProxies?: string | undefined;
  /** Registers hooks that run before all others. */
  prepare?: (app: FastifyInstance) => void;
  /** Without it no emails are sent. */
  mail?: MailSettings | undefined;
  /** Set when the server is the image host itself. */
  pictures?: Pictures | undefined;
  /** Where to report a vulnerability: a mailto: or https: URL. */
  securityContact?: string | undefined;
  /** Whether browsers must use HTTPS (Strict-Transport-Security). */
  httpsOnly?: boolean;
  /** Limits that differ from the defaults. */
  limits?: Partial<Limits> | undefined;
  /** Replaces the measurement of the event loop and the memory. */
  isOverloaded?: (() => boolean) | undefined;
  telemetry?: Telemetry | undefined;
  /** Whether background workers run while the server listens: emails, refunds, deadlines. */
  worksInBackground?: boolean;
  /** Milliseconds until visitors see what another process has changed; a test sets 0. */
  publicVersionAge?: number;
  /** Milliseconds in which a closing server still serves requests; 0 by default. */
  drain?: number;
  /** Milliseconds until a whole request must have arrived. */
  requestTimeout?: number;
  /** Milliseconds after which an idle connection is closed. */
  connectionTimeout?: number;
  logger?: FastifyServerOptions['logger'];
}
