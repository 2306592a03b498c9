import type { PublicConfiguration } from '../contract/platform/configuration';
import { externalImageHost } from '../server/domains/pictures/image-host-configuration';
import type { SandboxEnvironment } from './environment';

/** These need not be secret: they give no access to real services, and production rejects them. */
export const sandboxKeys = {
  firebaseProjectId: 'demo-secondhand',
  firebaseApiKey: 'secondhand-sandbox',
  stripeSecretKey: 'sk_test_secondhand_sandbox',
  stripePublishableKey: 'pk_test_secondhand_sandbox',
  stripeWebhookSecret: 'whsec_secondhand_sandbox',
  connectedWebhookSecret: 'whsec_secondhand_connected',
  accountsWebhookSecret: 'whsec_secondhand_accounts',
};

export interface StripeKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

export interface SmtpServer {
  smtpUrl: string;
  /** The sender of all emails. */
  from: string;
}

/** The external services that are configured; the others are emulated. */
export interface ExternalServices {
  firebase?: PublicConfiguration['firebase'];
  stripe?: StripeKeys;
  imageHost?: PublicConfiguration['imageHost'];
  smtp?: SmtpServer;
}

/** Returns the services whose variables are set. The variables are the same as in production. */
export function getExternalServices(environment: SandboxEnvironment): ExternalServices {
  const {
    FIREBASE_API_KEY: apiKey,
    FIREBASE_AUTH_DOMAIN: authDomain,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_APP_ID: appId,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    SMTP_URL: smtpUrl,
    MAIL_FROM: from,
  } = environment;
  const services: ExternalServices = {};
  if (apiKey && authDomain && projectId) {
    services.firebase = { apiKey, authDomain, projectId, ...(appId && { appId }) };
  }
  if (secretKey && publishableKey && webhookSecret) {
    services.stripe = { secretKey, publishableKey, webhookSecret };
  }
  if (smtpUrl && from) services.smtp = { smtpUrl, from };
  if (environment.IMAGE_HOST_KEY) services.imageHost = externalImageHost(environment);
  return services;
}
