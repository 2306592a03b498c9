import type { z } from 'zod';
import { environmentSchema, type Environment } from './schema';
import { documentation } from './variable';

export type ProcessEnvironment = Readonly<Record<string, string | undefined>>;

/** Environment variables are missing or invalid. The message has one line for each of them. */
export class ConfigurationError extends Error {
  constructor(readonly problems: string[]) {
    super(['The server cannot start:', ...problems].join('\n  '));
    this.name = 'ConfigurationError';
  }
}

/**
 * Reads the environment variables of the server.
 * @throws ConfigurationError with all problems
 */
export function readEnvironment(environment: ProcessEnvironment): Environment {
  return parseEnvironment(environmentSchema, environment);
}

/** Parses variables with a schema. Trims spaces around values, and treats an empty variable as unset. */
export function parseEnvironment<Shape extends z.core.$ZodLooseShape>(
  schema: z.ZodObject<Shape>,
  environment: ProcessEnvironment,
): z.output<z.ZodObject<Shape>> {
  const values = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, environment[name]?.trim() || undefined]),
  );
  const { data, error } = schema.safeParse(values);
  if (!error) return data;
  const problems = new Map<string, string>();
  for (const issue of error.issues) {
    const name = String(issue.path[0]);
    // Reports only the first problem of each variable. Rules about several variables come after its own.
    if (!problems.has(name)) problems.set(name, describe(schema, name, issue, values[name]));
  }
  throw new ConfigurationError([...problems.values()]);
}

function describe(
  { shape }: z.ZodObject,
  name: string,
  issue: z.core.$ZodIssue,
  value: string | undefined,
): string {
  const variable = documentation.get(shape[name] as z.ZodType);
  if (!variable || (issue.code === 'custom' && issue.params?.['includesExpected'])) {
    return `${name} ${issue.message}.`;
  }
  const { expected = variable.example, secret } = variable;
  if (value === undefined) return `${name} is missing (expected ${expected}).`;
  const got = secret ? '' : `, got ${redact(value)}`;
  return `${name} ${issue.message} (expected ${expected})${got}.`;
}

/** Hides passwords in URLs and Stripe's secrets in a text, so that it can be printed. */
function redact(text: string): string {
  return text.replace(password, '$1…@').replace(stripeSecret, '$1…');
}

/**
 * Matches the user name and password before the last @ of a URL, but not an email address, which has no
 * `:` or `/`.
 */
const password = /^((?:[a-z]+:)?(?:\/\/)?)[^@]*[:/].*@/i;

const stripeSecret = /\b((?:sk|rk)_(?:live|test)_|whsec_)\S+/g;
