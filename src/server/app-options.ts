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

/** What the server is made of, by whoever starts it. */
export interface AppOptions {
  /** Stays open when the app closes: whoever opened it closes it. */
  database: Database;
  identityVerifier: IdentityVerifier;
  stripe: Stripe;
  stripeWebhookSecret: string;
  accessTokenKeys: AccessTokenKeys;
  publicConfiguration: PublicConfiguration;
  /** The built client; without it the server is an API alone. */
  clientFolder?: string | undefined;
  /** The client that was built for Node, which renders pages; without it they begin as a shell. */
  rendererFile?: string | undefined;
  /** The origin of the site, by which pages and search engines name it. */
  siteUrl: string;
  /** HTML to be put before the page's own scripts. */
  headElements?: string | undefined;
  /** Other origins whose pages may call the API. */
  allowedOrigins?: string[] | undefined;
  /** Whether /api/docs shows the API to people. */
  apiDocs?: boolean;
  /**
   * Whose word counts on where a request comes from: addresses and networks, with commas between.
   */
  trustedProxies?: string | undefined;
  /** Runs before everything else, for every request. */
  prepare?: (app: FastifyInstance) => void;
  /** Where mails are handed in; without it none are written. */
  mail?: MailSettings | undefined;
  /** Where the server is the image host itself; without it pictures lie elsewhere. */
  pictures?: Pictures | undefined;
  /** Where to report a weakness: an address that begins with mailto: or https: */
  securityContact?: string | undefined;
  /** Whether browsers shall insist on HTTPS. */
  httpsOnly?: boolean;
  /** Those that differ from what they are by default. */
  limits?: Partial<Limits> | undefined;
  /** Replaces the measurement of the event loop and the memory. */
  isOverloaded?: (() => boolean) | undefined;
  telemetry?: Telemetry | undefined;
  /** Whether it does, while it listens, what is due without a request: mails, refunds, deadlines. */
  worksInBackground?: boolean;
  /** Milliseconds until visitors see what another process has changed; a test sets 0. */
  publicVersionAge?: number;
  /** Milliseconds in which a server that is to close goes on answering; 0 unless told. */
  drain?: number;
  /** Milliseconds for a whole request to arrive. */
  requestTimeout?: number;
  /** Milliseconds in which nothing comes or goes on a connection, until it ends. */
  connectionTimeout?: number;
  logger?: FastifyServerOptions['logger'];
}
