import { z } from 'zod';

/** The documentation of an environment variable. */
export interface Variable {
  description: string;
  example?: string;
  /** The expected value in error messages; by default the example. */
  expected?: string;
  /** Describes a default that depends on another variable, and so is not in the schema. */
  default?: string;
  unit?: string;
  /** Marks a secret, whose value is never printed. */
  secret?: true;
}

/** A section of the documentation. */
export interface Topic {
  title: string;
  note?: string;
  variables: Record<string, z.ZodType>;
}

export const documentation = z.registry<Variable>();

/** Reports a problem of a variable. The error message is `<name> <problem>`. */
export type ReportProblem = (name: string, problem: string) => void;

/** Checks several variables together. A variable that is invalid itself has its unparsed value. */
export type Rule<Shape extends z.core.$ZodShape> = (
  environment: z.output<z.ZodObject<Shape>>,
  report: ReportProblem,
) => void;

export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** The schema of a text that every page contains, so it must not be a secret. */
export const publicText = () =>
  z
    .string()
    .refine(
      (text) => !/\b((sk|rk)_(live|test)|whsec)_/.test(text),
      'is a Stripe secret, and every page would contain it',
    );

export const port = () =>
  z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'is not a port number')
    .transform(Number);

export const onOrOff = ({ byDefault = false } = {}) =>
  z
    .enum(['on', 'off'], 'is neither on nor off')
    .transform((text) => text === 'on')
    .default(byDefault);

/** The schema of a whole number of at least 1. */
export const positiveInteger = (byDefault: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'is not a whole number of at least 1')
    .transform(Number)
    .default(byDefault);
