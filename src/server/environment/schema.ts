import { z } from 'zod';
import type { Report } from './variable';
import { databaseVariables } from './variables/database';
import { checkEmail, emailVariables } from './variables/email';
import {
  accessTokenVariables,
  checkAccessTokenSecrets,
  firebaseVariables,
} from './variables/identity';
import { checkImageStorage, imageHostVariables, imageStorageVariables } from './variables/images';
import { limitVariables } from './variables/limits';
import { checkStripeModes, rejectLiveKeys, stripeVariables } from './variables/payments';
import { rejectSandboxValues, sandboxOnlyVariables } from './variables/sandbox-only';
import { serverVariables } from './variables/server';
import { checkTelemetry, telemetryVariables } from './variables/telemetry';

/** All variables by topic, in the order of the documentation. */
export const topics = {
  Server: serverVariables,
  Database: databaseVariables,
  'Access tokens': accessTokenVariables,
  Firebase: firebaseVariables,
  Stripe: stripeVariables,
  'Pictures in this server': imageStorageVariables,
  'Pictures at an external image host': imageHostVariables,
  Emails: emailVariables,
  Limits: limitVariables,
  'Metrics and traces': telemetryVariables,
};

const variables = z.object({
  ...serverVariables,
  ...databaseVariables,
  ...accessTokenVariables,
  ...firebaseVariables,
  ...stripeVariables,
  ...imageStorageVariables,
  ...imageHostVariables,
  ...emailVariables,
  ...limitVariables,
  ...telemetryVariables,
  ...sandboxOnlyVariables,
});

/** The environment of a server in production. */
export type Environment = z.output<typeof variables>;

/** All problems are reported at once: rules also run when a variable is invalid or missing. */
export const withRules = <Shape extends z.core.$ZodLooseShape>(
  schema: z.ZodObject<Shape>,
  check: (environment: z.output<z.ZodObject<Shape>>, report: Report) => void,
): z.ZodObject<Shape> =>
  schema.superRefine(
    (environment, context) =>
      check(environment, (name, message) => {
        context.addIssue({ code: 'custom', path: [name], message, params: { isComplete: true } });
      }),
    { when: () => true },
  );

export const environmentSchema = withRules(variables, (environment, report) => {
  rejectSandboxValues(environment, report);
  if (environment.NODE_ENV === 'development') {
    rejectLiveKeys(environment, report, 'NODE_ENV is development');
  } else {
    checkStripeModes(environment, report);
  }
  checkImageStorage(environment, report);
  checkAccessTokenSecrets(environment, report);
  checkEmail(environment, report);
  checkTelemetry(environment, report);
});
