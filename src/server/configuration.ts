import type { PublicConfiguration } from '../contract/configuration';
import { findAccessTokenSecretProblems } from './access-token-secrets';
import { findAllowedOriginProblems, readAllowedOrigins } from './allowed-origins';
import { findApiUrlProblems, readApiUrl } from './api-url';
import { findImageHostProblems, readImageHost, readOwnImageHost } from './image-host';
import { findLimitProblems, readLimits, type Limits } from './environment/limits';
import { findMailProblems, readMailSettings, type MailSettings } from './mail/mail-settings';
import {
  findPictureProblems,
  readPictureSettings,
  type PictureSettings,
} from './pictures/picture-settings';
import { findPictureSizeProblems } from './picture-sizes';
import { findPublicHostProblems } from './public-hosts';
import type { AccessTokenKeys } from './identity/access-token';
import { findSandboxParts } from './sandbox-parts';
import { findSiteUrlProblems, readSiteUrl } from './site-url';
import { findStripeKeyProblems } from './stripe-keys';
import {
  findTelemetryProblems,
  readTelemetrySettings,
  type TelemetrySettings,
} from './telemetry/telemetry-settings';
import { findTrustedProxyProblems } from './trusted-proxies';

/** What the server must know to run with the real outside parties. */
export interface Configuration {
  port: number;
  databaseUrl: string;
  accessTokenKeys: AccessTokenKeys;
  firebaseProjectId: string;
  stripeSecretKey: string;
  stripeWebhookSecret: string;
  allowedOrigins: string[];
  siteUrl: string;
  /** Undefined where no mails are written. */
  mail: MailSettings | undefined;
  /** Undefined where an image host elsewhere keeps the pictures. */
  pictures: PictureSettings | undefined;
  trustedProxies: string | undefined;
  httpsOnly: boolean;
  limits: Limits;
  securityContact: string | undefined;
  apiDocs: boolean;
  telemetry: TelemetrySettings;
  publicConfiguration: PublicConfiguration;
}

/** The environment variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Holds one line for everything that is missing or not allowed. */
export class ConfigurationError extends Error {
  constructor(readonly problems: string[]) {
    super(['The server cannot start:', ...problems].join('\n  '));
    this.name = 'ConfigurationError';
  }
}

const required = {
  DATABASE_URL: 'the PostgreSQL database, such as postgres://user:password@host/name',
  ACCESS_TOKEN_SECRET: 'at least 32 random characters that sign the access tokens',
  FIREBASE_API_KEY: "the Firebase project's web API key",
  FIREBASE_AUTH_DOMAIN: "the Firebase project's domain for sign-in",
  FIREBASE_PROJECT_ID: "the Firebase project's id",
  STRIPE_SECRET_KEY: "Stripe's secret key",
  STRIPE_PUBLISHABLE_KEY: "Stripe's publishable key",
  STRIPE_WEBHOOK_SECRET: 'the signing secret of the Stripe webhook at /webhooks/stripe',
  SITE_URL: "the site's own origin, such as https://shop.example",
};

const defaultPort = 3000;

/**
 * Reads the environment of a server that runs with the real outside parties.
 * Throws a ConfigurationError unless all of it is there and no part of the sandbox is.
 */
export function readConfiguration(environment: Environment): Configuration {
  const problems = [
    ...findMissing(environment),
    ...findSandboxParts(environment),
    ...findStripeKeyProblems(
      environment,
      isDevelopment(environment) ? 'NODE_ENV=development' : undefined,
    ),
    ...findApiUrlProblems(environment),
    ...findAllowedOriginProblems(environment),
    ...findPictureProblems(environment),
    ...findImageHostProblems(environment),
    ...findPictureSizeProblems(environment),
    ...findLimitProblems(environment),
    ...findSiteUrlProblems(environment),
    ...findPublicHostProblems(environment),
    ...findTelemetryProblems(environment),
  ];
  const text = (name: string) => environment[name]?.trim() ?? '';

  problems.push(...findAccessTokenSecretProblems(environment));
  const port = Number(text('PORT') || defaultPort);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    problems.push(`PORT is not a port number: ${text('PORT')}.`);
  }
  problems.push(...findTrustedProxyProblems(environment));
  for (const name of ['STATECHARTS', 'API_DOCS']) {
    if (!['', 'on', 'off'].includes(text(name))) {
      problems.push(`${name} is neither on nor off: ${text(name)}.`);
    }
  }
  const securityContact = text('SECURITY_CONTACT');
  if (securityContact && !/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(securityContact)) {
    problems.push(`SECURITY_CONTACT begins with neither mailto: nor https: ${securityContact}.`);
  }
  problems.push(...findMailProblems(environment));
  const supportEmail = text('SUPPORT_EMAIL');
  if (supportEmail && !/^[^\s@]+@[^\s@]+$/.test(supportEmail)) {
    problems.push(`SUPPORT_EMAIL is not an email address: ${supportEmail}.`);
  }
  if (problems.length > 0) throw new ConfigurationError(problems);

  const siteUrl = readSiteUrl(environment);
  const appId = text('FIREBASE_APP_ID');
  const pictures = readPictureSettings(environment);
  const telemetry = readTelemetrySettings(environment);
  return {
    port,
    databaseUrl: text('DATABASE_URL'),
    accessTokenKeys: {
      secret: text('ACCESS_TOKEN_SECRET'),
      previousSecret: text('PREVIOUS_ACCESS_TOKEN_SECRET') || undefined,
      audience: text('ACCESS_TOKEN_AUDIENCE') || text('FIREBASE_PROJECT_ID'),
    },
    firebaseProjectId: text('FIREBASE_PROJECT_ID'),
    stripeSecretKey: text('STRIPE_SECRET_KEY'),
    stripeWebhookSecret: text('STRIPE_WEBHOOK_SECRET'),
    siteUrl,
    mail: readMailSettings(environment, siteUrl),
    pictures,
    trustedProxies: text('TRUSTED_PROXIES') || undefined,
    httpsOnly: !isDevelopment(environment),
    limits: readLimits(environment),
    securityContact: securityContact || undefined,
    apiDocs: text('API_DOCS') === 'on',
    telemetry,
    allowedOrigins: readAllowedOrigins(environment),
    publicConfiguration: {
      apiUrl: readApiUrl(environment),
      firebase: {
        apiKey: text('FIREBASE_API_KEY'),
        authDomain: text('FIREBASE_AUTH_DOMAIN'),
        projectId: text('FIREBASE_PROJECT_ID'),
        ...(appId && { appId }),
      },
      stripePublishableKey: text('STRIPE_PUBLISHABLE_KEY'),
      imageHost: pictures ? readOwnImageHost(environment) : readImageHost(environment),
      ...(supportEmail && { supportEmail }),
      ...(telemetry.otlp && { traces: telemetry.otlp.share }),
      ...(text('STATECHARTS') === 'on' && { statecharts: true }),
    },
  };
}

function findMissing(environment: Environment): string[] {
  return Object.entries(required)
    .filter(([name]) => !environment[name]?.trim())
    .map(([name, meaning]) => `${name} is missing: ${meaning}.`);
}

function isDevelopment(environment: Environment): boolean {
  return environment['NODE_ENV'] === 'development';
}
