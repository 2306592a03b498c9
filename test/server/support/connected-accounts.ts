import type { hostedActions } from '../../../src/sandbox/stripe/account-api';
import type { StripeDouble } from './stripe-double';

type HostedAction = keyof typeof hostedActions | 'payOut';

/** Opens a connected account at the double, as the server does. @param action what its owner does then */
export async function openAccount(stripe: StripeDouble, action?: HostedAction): Promise<string> {
  const { id } = await stripe.client.v2.core.accounts.create({
    contact_email: 'ada@example.com',
    identity: { country: 'US' },
    configuration: {
      recipient: { capabilities: { stripe_balance: { stripe_transfers: { requested: true } } } },
    },
    defaults: {
      responsibilities: { fees_collector: 'application', losses_collector: 'application' },
    },
  });
  if (action) await pressOnHostedPage(await linkFor(stripe, id), action);
  return id;
}

/** A link to the page of the double that stands for Stripe's own. */
export async function linkFor(stripe: StripeDouble, account: string): Promise<string> {
  const { url } = await stripe.client.v2.core.accountLinks.create({
    account,
    use_case: {
      type: 'account_onboarding',
      account_onboarding: {
        refresh_url: 'https://shop.example/expired',
        return_url: 'https://shop.example/returned',
      },
    },
  });
  return url;
}

/** Presses a button of the page. */
export const pressOnHostedPage = (link: string, action: HostedAction) =>
  fetch(link, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });
