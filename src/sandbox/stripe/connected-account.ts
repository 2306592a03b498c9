import type Stripe from 'stripe';
import { randomId } from './payment-intent';

type Account = Stripe.V2.Core.Account;

/** A seller's account as the emulator stores it. Stripe's Account is derived from it. */
export interface ConnectedAccount {
  id: string;
  contactEmail: string;
  created: string;
  displayName: string;
  metadata: Record<string, string>;
  /** `new`: the seller has entered nothing yet. `restricted`: Stripe could not verify what they entered. */
  state: 'new' | 'active' | 'restricted' | 'closed';
  /** Whether the seller's bank returns payouts. */
  isBankAccountClosed: boolean;
}

type NewAccount = Pick<ConnectedAccount, 'contactEmail' | 'displayName' | 'metadata'>;

export const createAccount = (fields: NewAccount): ConnectedAccount => ({
  id: randomId('acct'),
  created: new Date().toISOString(),
  state: 'new',
  isBankAccountClosed: false,
  ...fields,
});

/** Returns the account as in the API. Like Stripe, it has the large fields only if they are asked for. */
export function toApiAccount(
  { id, contactEmail, created, displayName, metadata, state }: ConnectedAccount,
  include: readonly string[],
): Account {
  return {
    id,
    object: 'v2.core.account',
    applied_configurations: ['recipient'],
    closed: state === 'closed',
    contact_email: contactEmail,
    created,
    dashboard: 'express',
    display_name: displayName,
    livemode: false,
    metadata,
    ...(include.includes('configuration.recipient') && {
      configuration: { recipient: recipientConfiguration(state) },
    }),
    ...(include.includes('requirements') && { requirements: { entries: entriesOf[state] } }),
  };
}

function recipientConfiguration(
  state: ConnectedAccount['state'],
): NonNullable<NonNullable<Account['configuration']>['recipient']> {
  return {
    applied: true,
    capabilities: {
      stripe_balance: {
        stripe_transfers:
          state === 'active'
            ? { status: 'active', status_details: [] }
            : {
                status: 'restricted',
                status_details: [{ code: 'requirements_past_due', resolution: 'provide_info' }],
              },
      },
    },
  };
}

type Entry = NonNullable<NonNullable<Account['requirements']>['entries']>[number];

const createEntry = (description: string, errors: Entry['errors']): Entry => ({
  awaiting_action_from: 'user',
  description,
  errors,
  impact: {
    restricts_capabilities: [
      {
        capability: 'stripe_balance.stripe_transfers',
        configuration: 'recipient',
        deadline: { status: 'currently_due' },
      },
    ],
  },
  minimum_deadline: { status: 'currently_due' },
  requested_reasons: [{ code: 'routine_onboarding' }],
});

const entriesOf: Record<ConnectedAccount['state'], Entry[]> = {
  new: [
    createEntry('identity.individual.given_name', []),
    createEntry('configuration.recipient.default_outbound_destination', []),
  ],
  active: [],
  closed: [],
  restricted: [
    createEntry('identity.individual.documents.primary_verification', [
      {
        code: 'verification_document_not_readable',
        description:
          'The image supplied isn’t readable. It may have been too blurry or not well lit.',
      },
    ]),
  ],
};
