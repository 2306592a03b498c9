import Stripe from 'stripe';
import type {
  HealthCheckName,
  HealthResult,
  WebhookReport,
} from '../../../../contract/console/health-report';
import type { Database } from '../../../database/database';
import { IdentityServiceUnavailable, type IdentityVerifier } from '../../access/identity';
import { describeMailError } from '../../mail/describe-mail-error';
import type { Mailer } from '../../mail/mailer';
import type { Pictures } from '../../pictures/pictures';
import { findWebhookReport } from '../../payments/webhook-events.sql';
import { checkDatabase } from '../../../database/check-database';

export interface CheckedServices {
  database: Database;
  pictures?: Pictures | undefined;
  stripe: Stripe;
  identityVerifier: IdentityVerifier;
  mailer: Mailer | undefined;
}

/** A check returns what it found. If it throws, `failure` describes that. */
interface ServiceCheck {
  run: () => Promise<HealthResult>;
  failure: (error: unknown) => string;
}

const ok = (message: string): HealthResult => ({ state: 'ok', message });
const failed = (message: string): HealthResult => ({ state: 'failed', message });
const off = (message: string): HealthResult => ({ state: 'off', message });

/** Milliseconds for a call of Stripe, which is not repeated. */
const stripeOptions = { timeout: 5_000, maxNetworkRetries: 0 };

/** No picture and no payment has these names: a service that reports them as missing works. */
const missingPicture = 'health-check.webp';
const missingPayment = 'pi_health_check';

/** A token with the id of a key that does not exist, for which the verifier fetches the public keys. */
const unknownToken = ['{"alg":"RS256","kid":"health-check"}', '{}', 'signature']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');

export function createServiceChecks(
  services: CheckedServices,
): Record<HealthCheckName, ServiceCheck> {
  const { database, pictures, stripe, identityVerifier, mailer } = services;
  return {
    database: {
      async run() {
        await checkDatabase(database);
        return ok('The database answers.');
      },
      failure: () => 'The database does not answer. Check its server, and DATABASE_URL.',
    },
    pictures: {
      async run() {
        if (!pictures) return off('An image host stores the pictures. It is not checked.');
        const picture = await pictures.open(missingPicture);
        picture?.content.destroy();
        return ok('The storage answers.');
      },
      failure: () =>
        'The storage does not answer. Check IMAGE_FOLDER, or IMAGE_BUCKET and its keys. The log has the error.',
    },
    stripe: {
      async run() {
        await checkStripe(stripe);
        return ok('Stripe answers and accepts the secret key.');
      },
      failure: (error) =>
        error instanceof Stripe.errors.StripeAuthenticationError ||
        error instanceof Stripe.errors.StripePermissionError
          ? 'Stripe rejects the secret key. Check STRIPE_SECRET_KEY.'
          : 'Stripe does not answer. Payments and refunds wait. See status.stripe.com, and the network of the server.',
    },
    webhook: {
      run: async () => describeWebhook(await findWebhookReport(database)),
      failure: () => 'The last events of Stripe could not be read.',
    },
    identity: {
      async run() {
        await checkIdentity(identityVerifier);
        return ok('The public keys of the identity service can be fetched.');
      },
      failure: () =>
        "The public keys of the identity service can't be fetched, so sign-in fails. Check the server's network.",
    },
    mail: {
      async run() {
        if (!mailer) return off('SMTP_URL is not set, so no emails are sent.');
        await mailer.verify();
        return ok('The mail server accepts the sign-in.');
      },
      failure: describeMailError,
    },
  };
}

const webhookHint =
  'Check STRIPE_WEBHOOK_SECRET and the address of the webhook in the Stripe dashboard.';

function describeWebhook({ receivedAt = '', rejectedAt = '', missedAt = '' }: WebhookReport) {
  if (rejectedAt > receivedAt) {
    return failed(`The last event was rejected: its signature is wrong. ${webhookHint}`);
  }
  if (missedAt > receivedAt) {
    return failed(`A payment had no event and was found at Stripe. ${webhookHint}`);
  }
  return receivedAt ? ok('The last event was accepted.') : off('No event has arrived yet.');
}

async function checkStripe(stripe: Stripe): Promise<void> {
  try {
    await stripe.paymentIntents.retrieve(missingPayment, {}, stripeOptions);
  } catch (error) {
    const isMissing =
      error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
    if (!isMissing) throw error;
  }
}

async function checkIdentity(verify: IdentityVerifier): Promise<void> {
  try {
    await verify(unknownToken);
  } catch (error) {
    if (error instanceof IdentityServiceUnavailable) throw error;
  }
}
