import {
  accountLinkSchema,
  connectedAccountSchema,
  newAccountLinkSchema,
} from '../payments/connected-account';
import type { Call } from './call';

const linksPerMinute = 10;

/** The sellers' accounts at Stripe. */
export const connectedAccountCalls = {
  connectedAccount: {
    method: 'GET',
    path: '/my-payouts/stripe',
    summary: 'Read whether Stripe can pay the caller, what it still wants, and its last payouts',
    auth: 'seller',
    response: connectedAccountSchema,
  },
  createAccountLink: {
    method: 'POST',
    path: '/my-payouts/stripe/link',
    summary: 'Create a link to the page of Stripe on which the caller says who they are',
    auth: 'seller',
    perMinute: linksPerMinute,
    body: newAccountLinkSchema,
    response: accountLinkSchema,
    errors: {
      409: 'Stripe refuses to open an account for the caller. The message has its words.',
      502: 'Stripe did not answer.',
    },
  },
} satisfies Record<string, Call>;
