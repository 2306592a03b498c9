import { z } from 'zod';
import type { ReportProblem, Topic } from './variable';
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
import { checkPayouts, payoutVariables } from './variables/payouts';
import { rejectSandboxValues, sandboxOnlyVariables } from './variables/sandbox-only';
import { serverVariables } from './variables/server';
import { checkShipping, shippingVariables } from './variables/shipping';
import { checkTelemetry, telemetryVariables } from './variables/telemetry';

/** All variables in sections, in the order of the documentation. */
export const topics: Topic[] = [
  { title: 'Server', variables: serverVariables },
  { title: 'Database', variables: databaseVariables },
  { title: 'Access tokens', variables: accessTokenVariables },
  { title: 'Firebase', variables: firebaseVariables },
  { title: 'Stripe', variables: stripeVariables },
  {
    title: 'Pictures in this server',
    note: 'Set `IMAGE_FOLDER`, or `IMAGE_BUCKET` with its access key, or `IMAGE_HOST_KEY` of an external image host.',
    variables: imageStorageVariables,
  },
  { title: 'Pictures at an external image host', variables: imageHostVariables },
  { title: 'Payouts', variables: payoutVariables },
  { title: 'Shipping', variables: shippingVariables },
  { title: 'Emails', variables: emailVariables },
  {
    title: 'Limits',
    note: 'A whole number of at least 1 each. All processes count requests per minute together.',
    variables: limitVariables,
  },
  {
    title: 'Metrics and traces',
    note: 'See [Monitoring](operations.md#monitoring).',
    variables: telemetryVariables,
  },
];

const variables = z.object({
  ...serverVariables,
  ...databaseVariables,
  ...accessTokenVariables,
  ...firebaseVariables,
  ...stripeVariables,
  ...payoutVariables,
  ...shippingVariables,
  ...imageStorageVariables,
  ...imageHostVariables,
  ...emailVariables,
  ...limitVariables,
  ...telemetryVariables,
  ...sandboxOnlyVariables,
});

/** The parsed environment variables of a server in production. */
export type Environment = z.output<typeof variables>;

/**
 * Adds rules to a schema. They also run if a variable is missing or invalid, so that all problems are
 * reported together.
 */
export const withRules = <Shape extends z.core.$ZodLooseShape>(
  schema: z.ZodObject<Shape>,
  check: (environment: z.output<z.ZodObject<Shape>>, report: ReportProblem) => void,
): z.ZodObject<Shape> =>
  schema.superRefine(
    (environment, context) =>
      check(environment, (name, message) => {
        context.addIssue({
          code: 'custom',
          path: [name],
          message,
          params: { includesExpected: true },
        });
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
  checkPayouts(environment, report);
  checkShipping(environment, report);
});
