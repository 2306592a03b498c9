import type { PublicConfiguration } from '../contract/configuration';
import { findApiUrlProblems } from '../server/api-url';
import { ConfigurationError, type Environment } from '../server/configuration';
import { findAllowedOriginProblems } from '../server/allowed-origins';
import { findImageHostProblems, readImageHost } from '../server/image-host';
import { findLimitProblems } from '../server/environment/limits';
import { findMailProblems } from '../server/mail/mail-settings';
import { findPictureSizeProblems } from '../server/picture-sizes';
import { findAuthDomainProblems } from '../server/public-hosts';
import { findStripeKeyProblems } from '../server/stripe-keys';

/** Known to everybody: they open nothing outside this machine, and production refuses them. */
export const sandboxKeys = {
  firebaseProjectId: 'demo-secondhand',
  firebaseApiKey: 'secondhand-sandbox',
  stripeSecretKey: 'sk_test_secondhand_sandbox',
  stripePublishableKey: 'pk_test_secondhand_sandbox',
  stripeWebhookSecret: 'whsec_secondhand_sandbox',
};

export interface RealFirebase {
  apiKey: string;
  authDomain: string;
  projectId: string;
  appId?: string;
}
export interface RealStripe {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}
type RealImageHost = PublicConfiguration['imageHost'];
export interface RealMail {
  smtpUrl: string;
  from: string;
}

/** The outside parties that are the real ones; an absent one is stood in for. */
export interface RealParties {
  firebase?: RealFirebase;
  stripe?: RealStripe;
  imageHost?: RealImageHost;
  mail?: RealMail;
}

/** Reads which parties are real: those whose variables, the same as in production, are set. */
export function readRealParties(environment: Environment): RealParties {
  const firebase = readAll(environment, {
    apiKey: 'FIREBASE_API_KEY',
    authDomain: 'FIREBASE_AUTH_DOMAIN',
    projectId: 'FIREBASE_PROJECT_ID',
  });
  const stripe = readAll(environment, {
    secretKey: 'STRIPE_SECRET_KEY',
    publishableKey: 'STRIPE_PUBLISHABLE_KEY',
    webhookSecret: 'STRIPE_WEBHOOK_SECRET',
  });
  const mail = readAll(environment, { smtpUrl: 'SMTP_URL', from: 'MAIL_FROM' });
  const problems = [
    ...findStripeKeyProblems(environment, 'the sandbox'),
    ...findAuthDomainProblems(environment),
    ...findApiUrlProblems(environment),
    ...findAllowedOriginProblems(environment),
    ...findImageHostProblems(environment),
    ...findPictureSizeProblems(environment),
    ...findLimitProblems(environment),
    ...findMailProblems(environment),
  ];
  if (problems.length > 0) throw new ConfigurationError(problems);
  const appId = environment['FIREBASE_APP_ID']?.trim();
  return {
    ...(firebase && { firebase: { ...firebase, ...(appId && { appId }) } }),
    ...(stripe && { stripe }),
    ...(mail && { mail }),
    ...(environment['IMAGE_HOST_KEY']?.trim() && { imageHost: readImageHost(environment) }),
  };
}

/** All of a party's variables, or none: a party that is half real would only fail later. */
function readAll<Name extends string>(
  environment: Environment,
  variables: Record<Name, string>,
): Record<Name, string> | undefined {
  const entries = Object.entries<string>(variables);
  const values = entries.map(([name, variable]) => [name, environment[variable]?.trim() ?? '']);
  if (values.every(([, value]) => value === '')) return undefined;
  const missing = entries
    .map(([, variable]) => variable)
    .filter((name) => !environment[name]?.trim());
  if (missing.length > 0) {
    throw new ConfigurationError(missing.map((name) => `${name} is missing beside the others.`));
  }
  return Object.fromEntries(values) as Record<Name, string>;
}
