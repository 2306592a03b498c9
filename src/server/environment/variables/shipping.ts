import { z } from 'zod';
import { looksRandom } from '../random-secret';
import { isSafeHttpUrl } from '../urls';
import { documentation, type Rule } from '../variable';

const secretMinLength = 32;

export const shippingVariables = {
  SHIPPING_WEBHOOK_URL: z
    .string()
    .refine(isSafeHttpUrl, 'is not an https URL')
    .optional()
    .register(documentation, {
      description:
        'A service of yours, such as one that sells labels, which is called when a seller has to send a watch. See [the webhook](../../docs/buying.md#webhook-for-labels).',
      example: 'https://labels.example.com/hook',
      expected: 'https://…',
    }),
  SHIPPING_WEBHOOK_SECRET: z
    .string()
    .refine((text) => text.length >= secretMinLength && looksRandom(text), 'is not a random secret')
    .optional()
    .register(documentation, {
      description: 'Signs the calls of `SHIPPING_WEBHOOK_URL`. At least 32 random characters.',
      example: 'openssl rand -hex 32',
      expected: 'at least 32 random characters, as `openssl rand -hex 32` prints them',
      secret: true,
    }),
};

/** Checks that a webhook has a secret. */
export const checkShipping: Rule<typeof shippingVariables> = (environment, report) => {
  if (environment.SHIPPING_WEBHOOK_URL && !environment.SHIPPING_WEBHOOK_SECRET) {
    report('SHIPPING_WEBHOOK_SECRET', 'is missing (SHIPPING_WEBHOOK_URL is set)');
  }
};
