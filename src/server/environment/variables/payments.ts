import { z } from 'zod';
import { looksRandom } from '../random-secret';
import { documentation, type ReportProblem, type Rule } from '../variable';

/** The schema of the signing secret of a webhook. */
export const webhookSecret = () =>
  z
    .string()
    .refine(
      (text) => /^whsec_\S{16,}$/.test(text) && looksRandom(text.slice('whsec_'.length)),
      'is not the signing secret of a Stripe webhook',
    );

export const stripeVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(live|test)_\w+$/, 'is not a Stripe secret key')
    .register(documentation, {
      description: 'Secret or restricted key of the Stripe account.',
      example: 'sk_live_…',
      expected: 'sk_live_…, sk_test_… or a restricted rk_…',
      secret: true,
    }),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(live|test)_\w+$/, 'is not a Stripe publishable key')
    .register(documentation, {
      description: 'Publishable key of the same account. Every page contains it.',
      example: 'pk_live_…',
      expected: 'pk_live_… or pk_test_…',
    }),
  STRIPE_WEBHOOK_SECRET: webhookSecret().register(documentation, {
    description:
      'Signing secret of the webhook at `/webhooks/stripe`. Subscribe it to `payment_intent.*`, `charge.refunded`, `charge.dispute.*`, `refund.updated` and `refund.failed`, and for `PAYOUTS=connect` to `transfer.reversed`.',
    example: 'whsec_…',
    secret: true,
  }),
};

/** Checks that both keys are live keys, or both are test keys. */
export const checkStripeModes: Rule<typeof stripeVariables> = (environment, report) => {
  const [secretMode, publishableMode] = keyNames.map((name) => getKeyMode(environment[name]));
  if (!secretMode || !publishableMode || secretMode === publishableMode) return;
  report(
    'STRIPE_PUBLISHABLE_KEY',
    `is a ${publishableMode} key, but STRIPE_SECRET_KEY is a ${secretMode} key (expected two live keys or two test keys)`,
  );
};

/**
 * Reports live keys of Stripe.
 * @param reason why the keys must be test keys
 */
export function rejectLiveKeys(
  environment: Partial<Record<(typeof keyNames)[number], string | undefined>>,
  report: ReportProblem,
  reason: string,
): void {
  for (const name of keyNames) {
    if (getKeyMode(environment[name]) === 'live') {
      report(name, `is a live key (expected a test key: ${reason})`);
    }
  }
}

const keyNames = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const;

const getKeyMode = (key = '') => /^\w\w_(live|test)_/.exec(key)?.[1];
