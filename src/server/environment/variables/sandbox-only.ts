import { z } from 'zod';
import type { ReportProblem } from '../variable';
import { isOnThisMachine } from './images';

/** Variables of the sandbox's emulators. They must not be set in production. */
export const sandboxOnlyVariables = {
  FIREBASE_AUTH_EMULATOR_HOST: z
    .never("is set for the sandbox: the tokens of Firebase's emulator are not signed")
    .optional(),
  STRIPE_API_URL: z.never('is set for the sandbox: payments must go to Stripe').optional(),
};

interface SandboxValue {
  name:
    | 'FIREBASE_PROJECT_ID'
    | `STRIPE_${'SECRET_KEY' | 'PUBLISHABLE_KEY' | 'WEBHOOK_SECRET'}`
    | 'IMAGE_HOST_URL';
  isSandbox: (value: string) => boolean;
  reason: string;
}

const startsWith = (prefix: string) => (value: string) => value.startsWith(prefix);

const sandboxValues: SandboxValue[] = [
  {
    name: 'FIREBASE_PROJECT_ID',
    isSandbox: startsWith('demo-'),
    reason: 'a project whose id starts with demo- exists in the emulator only',
  },
  {
    name: 'STRIPE_SECRET_KEY',
    isSandbox: startsWith('sk_test_secondhand'),
    reason: 'this key is public',
  },
  {
    name: 'STRIPE_PUBLISHABLE_KEY',
    isSandbox: startsWith('pk_test_secondhand'),
    reason: 'this key belongs to the emulator of Stripe',
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    isSandbox: startsWith('whsec_secondhand'),
    reason: 'this secret is public, so that anyone could sign payments',
  },
  {
    name: 'IMAGE_HOST_URL',
    isSandbox: isOnThisMachine,
    reason: 'other machines cannot reach this image host',
  },
];

/** Reports values that belong to the sandbox. */
export function rejectSandboxValues(
  environment: Partial<Record<SandboxValue['name'], string | undefined>>,
  report: ReportProblem,
): void {
  for (const { name, isSandbox, reason } of sandboxValues) {
    if (isSandbox(environment[name] ?? '')) report(name, `is set for the sandbox: ${reason}`);
  }
}
