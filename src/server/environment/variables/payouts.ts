import { z } from 'zod';
import { looksRandom } from '../random-secret';
import { documentation, splitList, type Rule } from '../variable';
import { webhookSecret } from './payments';

const keyLength = 32;

export const connectVariables = {
  PAYOUTS: z.enum(['manual', 'connect'], 'is unknown').default('manual').register(documentation, {
    description:
      'How sellers are paid: `manual`, by you from a list, or `connect`, by Stripe to their own accounts. In many countries the law allows `manual` only with a license: see [Payouts by Stripe](deployment.md#payouts-by-stripe).',
    example: 'connect',
    expected: 'manual or connect',
  }),
  STRIPE_CONNECTED_WEBHOOK_SECRET: webhookSecret().optional().register(documentation, {
    description:
      'For `PAYOUTS=connect`: signing secret of the webhook at `/webhooks/stripe/connected`. It listens to connected accounts, for `payout.*`.',
    example: 'whsec_…',
    secret: true,
  }),
  STRIPE_ACCOUNTS_WEBHOOK_SECRET: webhookSecret().optional().register(documentation, {
    description:
      'For `PAYOUTS=connect`: signing secret of the event destination at `/webhooks/stripe/accounts`, with thin payloads, for `v2.core.account*`.',
    example: 'whsec_…',
    secret: true,
  }),
  CONNECT_COUNTRIES: z
    .string()
    .transform(splitList)
    .refine(
      (codes) => codes.length > 0 && codes.every((code) => /^[A-Z]{2}$/.test(code)),
      'is not a list of country codes',
    )
    .optional()
    .register(documentation, {
      description:
        'For `PAYOUTS=connect`: the countries from which sellers can be paid, as codes of ISO 3166, separated by commas. Stripe must support payouts from your country to them.',
      example: 'DE,AT',
    }),
  CONNECT_CAPABILITIES: z
    .enum(['transfers', 'transfers,card_payments'], 'is unknown')
    .default('transfers')
    .register(documentation, {
      description:
        'For `PAYOUTS=connect`: what is requested for a seller’s account. Stripe refuses `transfers` alone on some platforms, and asks sellers more questions with `card_payments`.',
      example: 'transfers,card_payments',
      expected: '`transfers` or `transfers,card_payments`',
    }),
};

export const taxVariables = {
  DAC7_THRESHOLD: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'is not a whole amount')
    .transform(Number)
    .optional()
    .register(documentation, {
      description:
        'For operators in the EU: turns on the yearly report of sellers to the tax office (DAC7). Sellers with 30 sales in a year, or more than this amount in the shop’s currency, are reported: 2000 in euros, or what that is in another currency. It needs `PAYOUT_ACCOUNT_KEYS`. Without it, sellers are asked for nothing.',
      example: '2000',
      expected: 'a whole amount in the shop’s currency, such as 2000',
    }),
};

export const payoutVariables = {
  ...connectVariables,
  ...taxVariables,
  PAYOUT_ACCOUNT_KEYS: z
    .string()
    .transform(splitList)
    .refine(
      (keys) => keys.length > 0 && keys.every((key) => looksRandom(key) && isKey(key)),
      'is not a list of random keys of 32 bytes',
    )
    .transform((keys) => keys.map((key) => Buffer.from(key, 'base64')))
    .optional()
    .register(documentation, {
      description:
        'Encrypts where sellers want to be paid. Keys of 32 bytes, as `openssl rand -base64 32` prints them, separated by commas: the first one encrypts, all decrypt. Without a key, sellers enter no account.',
      example: 'key,former-key',
      expected: 'keys as `openssl rand -base64 32` prints them, separated by commas',
      secret: true,
    }),
};

const isKey = (text: string) => Buffer.from(text, 'base64').length === keyLength;

/** Checks that payouts by Stripe and the report to the tax office have what they need. */
export const checkPayouts: Rule<typeof payoutVariables> = (environment, report) => {
  if (environment.DAC7_THRESHOLD && !environment.PAYOUT_ACCOUNT_KEYS) {
    report('PAYOUT_ACCOUNT_KEYS', 'is missing (DAC7_THRESHOLD needs it)');
  }
  if (environment.PAYOUTS !== 'connect') return;
  for (const name of [
    'STRIPE_CONNECTED_WEBHOOK_SECRET',
    'STRIPE_ACCOUNTS_WEBHOOK_SECRET',
    'CONNECT_COUNTRIES',
  ] as const) {
    if (!environment[name]) report(name, 'is missing (PAYOUTS is connect)');
  }
};
