import type { Environment } from './configuration';
import { looksRandom } from './random-secret';

const secretKey = /^(sk|rk)_(live|test)_\w+$/;
const publishableKey = /^pk_(live|test)_\w+$/;
const webhookSecret = /^whsec_\S{16,}$/;
/** Beside the publishable key. */
const inEveryPage = [
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_APP_ID',
  'IMAGE_HOST_KEY',
];

/**
 * One line for each of Stripe's variables that holds something else, such as the secret key in
 * the place of the one that stands in every page. A line never repeats a key.
 * @param onlyTestKeys who takes no live keys, when somebody does: it ends up in the line.
 */
export function findStripeKeyProblems(environment: Environment, onlyTestKeys?: string): string[] {
  const problems: string[] = [];
  const check = (name: string, isGood: (value: string) => boolean, shape: string) => {
    const value = environment[name]?.trim();
    if (value && !isGood(value)) problems.push(`${name} ${shape}.`);
  };
  check(
    'STRIPE_SECRET_KEY',
    (value) => secretKey.test(value),
    'is not a Stripe secret key (expected sk_live_…, sk_test_… or a restricted rk_…)',
  );
  check(
    'STRIPE_PUBLISHABLE_KEY',
    (value) => publishableKey.test(value),
    'is not a Stripe publishable key (expected pk_live_… or pk_test_…), and every page shows it',
  );
  check(
    'STRIPE_WEBHOOK_SECRET',
    (value) => webhookSecret.test(value) && looksRandom(value.slice('whsec_'.length)),
    'is not the signing secret of a Stripe webhook (expected a long, random whsec_…)',
  );
  for (const name of inEveryPage) {
    check(
      name,
      (value) => !/\b((sk|rk)_(live|test)|whsec)_/.test(value),
      'is a secret of Stripe, and every page shows it',
    );
  }
  return [...problems, ...findWrongModes(environment, onlyTestKeys)];
}

/** Money is real for both keys, or for neither. */
function findWrongModes(environment: Environment, onlyTestKeys: string | undefined): string[] {
  const live = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'].filter((name) =>
    /^\w\w_live_/.test(environment[name]?.trim() ?? ''),
  );
  const test = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'].filter((name) =>
    /^\w\w_test_/.test(environment[name]?.trim() ?? ''),
  );
  if (onlyTestKeys) {
    return live.map((name) => `${name} is a live key, and ${onlyTestKeys} takes test keys only.`);
  }
  if (live.length === 0 || test.length === 0) return [];
  return [`${live.join()} is a live key and ${test.join()} a test key: both must be of one kind.`];
}
