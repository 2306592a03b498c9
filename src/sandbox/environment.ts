import { z } from 'zod';
import { parseEnvironment, type ProcessEnvironment } from '../server/environment/read-environment';
import { withRules } from '../server/environment/schema';
import { documentation, onOrOff } from '../server/environment/variable';
import { databaseVariables } from '../server/environment/variables/database';
import { checkEmail, emailVariables } from '../server/environment/variables/email';
import { firebaseVariables } from '../server/environment/variables/identity';
import { imageHostVariables } from '../server/environment/variables/images';
import { limitVariables } from '../server/environment/variables/limits';
import { rejectLiveKeys, stripeVariables } from '../server/environment/variables/payments';
import { connectVariables, taxVariables } from '../server/environment/variables/payouts';
import { serverVariables } from '../server/environment/variables/server';

export const sandboxVariables = {
  DATA_DIR: z.string().default('.data').register(documentation, {
    description: 'Folder in which the sandbox stores its database and pictures.',
  }),
  SEED: z.enum(['demo', 'none'], 'is unknown').default('demo').register(documentation, {
    description: '`none` starts without demo products and accounts.',
    example: 'none',
    expected: 'demo or none',
  }),
  PUBLIC_ORIGIN: z.string().optional().register(documentation, {
    description: 'Origin under which browsers reach the sandbox, for example behind a proxy.',
    example: 'http://localhost:8080',
    default: '`http://localhost:` and `PORT`',
  }),
  REQUIRE_CONFIRMED_EMAIL: onOrOff().register(documentation, {
    description:
      'Whether users must confirm their email address before they book, pay, ask a seller or add products, as in production.',
    example: 'on',
    expected: 'on or off',
  }),
  CLIENT_FOLDER: z.string().optional().register(documentation, {
    description: 'Folder of the built client.',
    default: '`dist/client`',
  }),
  BUNDLE_FOLDER: z.string().optional().register(documentation, {
    description: "Folder of the built script with the emulators' browser part.",
    default: '`dist/sandbox`',
  }),
};

const { PORT, API_URL, API_CAPABILITIES, ALLOWED_ORIGINS, CURRENCY } = serverVariables;

const variables = z.object({
  NODE_ENV: z.string().optional(),
  PORT,
  API_URL,
  API_CAPABILITIES,
  ALLOWED_ORIGINS,
  CURRENCY,
  // Without the variables of an external service, its emulator runs.
  ...z.object({ ...databaseVariables, ...firebaseVariables, ...stripeVariables }).partial().shape,
  ...connectVariables,
  ...taxVariables,
  ...imageHostVariables,
  ...emailVariables,
  ...limitVariables,
  ...sandboxVariables,
});

export type SandboxEnvironment = z.output<typeof variables>;

const requiredTogether = [
  ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
] as const;

const sandboxSchema = withRules(variables, (environment, report) => {
  if (environment.NODE_ENV === 'production') {
    report(
      'NODE_ENV',
      'is production, and this is the sandbox. Run `npm run build`, then `npm run start:production`',
    );
  }
  for (const names of requiredTogether) {
    const missing = names.filter((name) => !environment[name]);
    if (missing.length === names.length) continue;
    for (const name of missing) report(name, `is missing (expected all of ${names.join(', ')})`);
  }
  rejectLiveKeys(environment, report, 'the sandbox moves no money');
  checkEmail(environment, report);
});

/** Parses the environment variables. @throws ConfigurationError with all problems */
export function readSandboxEnvironment(environment: ProcessEnvironment): SandboxEnvironment {
  return parseEnvironment(sandboxSchema, environment);
}
