import Stripe from 'stripe';
import type { AccountRequirement } from '../../../../contract/payments/connected-account';
import type { Database } from '../../../database/database';
import { DomainError } from '../../../errors/domain-error';
import type { UserRecord } from '../../access/users.sql';
import { currentHour } from '../postpone-an-hour';
import type { ConnectSettings } from './connect-settings';
import {
  addAccount,
  findAccountOfSeller,
  storeAccountState,
  type StoredAccount,
} from './connected-accounts.sql';

export interface ConnectServices {
  database: Database;
  stripe: Stripe;
  settings: ConnectSettings;
  siteUrl: string;
}

const requested = { requested: true };

/**
 * Returns the address of the page at Stripe on which a seller says who they are. Creates the seller's account first, if
 * there is none. Stripe's pages send people back to My Payouts, which makes another link for who is signed in.
 * @throws RefusalError with Stripe's words
 */
export async function createAccountLink(
  { database, stripe, settings, siteUrl }: ConnectServices,
  seller: UserRecord,
  country: string,
): Promise<string> {
  if (!settings.countries.includes(country)) {
    throw new DomainError('invalid', "Sellers in this country can't be paid yet.");
  }
  const stored = await findAccountOfSeller(database, seller.id);
  const account =
    stored?.id ?? (await explainRefusal(createAccount(stripe, settings, seller, country)));
  if (!stored) await addAccount(database, account, seller.id);
  const page = `${siteUrl}/dashboard/my-payouts`;
  const link = await explainRefusal(
    stripe.v2.core.accountLinks.create({
      account,
      use_case: {
        type: 'account_onboarding',
        account_onboarding: {
          refresh_url: `${page}?stripe=expired`,
          return_url: `${page}?stripe=returned`,
          collection_options: { fields: 'eventually_due', future_requirements: 'include' },
        },
      },
    }),
  );
  return link.url;
}

async function createAccount(
  stripe: Stripe,
  { requestsCardPayments }: ConnectSettings,
  { id, email }: UserRecord,
  country: string,
): Promise<string> {
  // Stripe rejects a key that it knows with another body, after changes of the settings or the email address.
  const key = ['connected-account', id, country, requestsCardPayments, currentHour()];
  const account = await stripe.v2.core.accounts.create(
    {
      contact_email: email,
      dashboard: 'express',
      identity: { country },
      configuration: {
        recipient: { capabilities: { stripe_balance: { stripe_transfers: requested } } },
        ...(requestsCardPayments && { merchant: { capabilities: { card_payments: requested } } }),
      },
      // With separate charges and transfers, refunds and disputes are taken from the platform.
      defaults: {
        responsibilities: { fees_collector: 'application', losses_collector: 'application' },
      },
      metadata: { sellerId: id },
    },
    { idempotencyKey: key.join('/') },
  );
  return account.id;
}

/** Stripe refuses accounts of sellers, often because of a setting of the platform. */
export class RefusalError extends DomainError {
  /** @param words of Stripe */
  constructor(words: string) {
    super('conflict', `Stripe refuses to open your account: ${words}`);
  }
}

async function explainRefusal<Result>(request: Promise<Result>): Promise<Result> {
  try {
    return await request;
  } catch (error) {
    if (
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripePermissionError
    ) {
      throw new RefusalError(error.message);
    }
    throw error;
  }
}

/** Reads an account as it is at Stripe, whose answers to its pages and events don't say so. */
export async function readAccountState(
  stripe: Stripe,
  id: string,
): Promise<Omit<StoredAccount, 'sellerId'>> {
  const { closed, configuration, requirements } = await stripe.v2.core.accounts.retrieve(id, {
    include: ['configuration.recipient', 'requirements'],
  });
  const { status } = configuration?.recipient?.capabilities?.stripe_balance?.stripe_transfers ?? {};
  return {
    id,
    isReady: status === 'active' && !closed,
    requirements: (requirements?.entries ?? []).map(describeEntry),
  };
}

type Entry = NonNullable<NonNullable<Stripe.V2.Core.Account['requirements']>['entries']>[number];

/** Stripe names what it wants by a field, such as `identity.individual.given_name`, and explains what was wrong. */
function describeEntry({ awaiting_action_from, description, errors }: Entry): AccountRequirement {
  const field = description.split('.').slice(-2).join(': ').replaceAll('_', ' ');
  const reasons = errors.map((error) => error.description);
  return {
    text: reasons.length > 0 ? reasons.join(' ') : field,
    isWithStripe: awaiting_action_from === 'stripe',
  };
}

/** Reads the account from Stripe and stores its state. */
export async function refreshAccount(
  { database, stripe }: Pick<ConnectServices, 'database' | 'stripe'>,
  id: string,
): Promise<void> {
  const readAt = new Date();
  await storeAccountState(database, await readAccountState(stripe, id), readAt);
}
