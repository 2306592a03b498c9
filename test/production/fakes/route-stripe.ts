import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { build } from 'esbuild';
import { rootFolder } from '../../../src/sandbox/built-folders';
import type { StripeDouble } from '../../server/support/stripe-double';

/** Serves the sandbox's Stripe.js in place of Stripe's, and answers its calls. */
export async function routeStripe(context: BrowserContext, stripe: StripeDouble): Promise<void> {
  const script = await stripeScript();
  await context.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await context.route('**/v1/payment_intents/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({
      response: await route.fetch({ url: stripe.origin + pathname + search }),
    });
  });
}

let bundled: Promise<string> | undefined;

const stripeScript = () => (bundled ??= bundleStripeScript());

async function bundleStripeScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { Stripe } from './stripe'; Object.assign(window, { Stripe });`,
      resolveDir: path.join(rootFolder, 'src/sandbox/browser'),
    },
    bundle: true,
    write: false,
  });
  return outputFiles[0]!.text;
}
