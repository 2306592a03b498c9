import type { Environment } from './configuration';
import { isLoopback } from './environment/urls';

interface Ban {
  name: string;
  isSandbox: (value: string) => boolean;
  reason: string;
}

const startsWith = (prefix: string) => (value: string) => value.startsWith(prefix);
const anything = (value: string) => value !== '';

const bans: Ban[] = [
  {
    name: 'FIREBASE_AUTH_EMULATOR_HOST',
    isSandbox: anything,
    reason: "the tokens of Firebase's emulator are not signed",
  },
  {
    name: 'FIREBASE_PROJECT_ID',
    isSandbox: startsWith('demo-'),
    reason: 'a project whose id starts with demo- exists in the emulator only',
  },
  {
    name: 'STRIPE_API_URL',
    isSandbox: anything,
    reason: 'payments must go to Stripe itself',
  },
  {
    name: 'STRIPE_SECRET_KEY',
    isSandbox: startsWith('sk_test_secondhand'),
    reason: 'this key is known to everybody',
  },
  {
    name: 'STRIPE_PUBLISHABLE_KEY',
    isSandbox: startsWith('pk_test_secondhand'),
    reason: "this key belongs to the sandbox's Stripe emulator",
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    isSandbox: startsWith('whsec_secondhand'),
    reason: 'anybody could sign payments with this secret',
  },
  {
    name: 'IMAGE_HOST_URL',
    isSandbox: isOnThisMachine,
    reason: 'pictures must go to an image host on the web',
  },
];

/** Whether a variable with this value turns a part of the sandbox on. */
export function isSandboxPart(name: string, value: string): boolean {
  return bans.some((ban) => ban.name === name && ban.isSandbox(value));
}

/** One line for each part of the sandbox that the environment turns on. */
export function findSandboxParts(environment: Environment): string[] {
  return bans
    .filter(({ name, isSandbox }) => isSandbox(environment[name]?.trim() ?? ''))
    .map(({ name, reason }) => `${name} is set for the sandbox: ${reason}.`);
}

/** A path alone belongs to the sandbox itself; two slashes lead to another host. */
function isOnThisMachine(address: string): boolean {
  const sandbox = 'http://localhost';
  if (!/^(\/|https?:\/\/)/i.test(address) || !URL.canParse(address, sandbox)) return false;
  return isLoopback(new URL(address, sandbox).hostname);
}
