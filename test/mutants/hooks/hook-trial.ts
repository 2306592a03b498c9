/** What the runner leaves to be tried with one file of tests. */
export interface HookTrial {
  /** The file of tests. */
  tests: string;
  /** The hooks' files without their endings; each hook's first variant is the hook as it is. */
  hooks: Record<string, string>;
  /** JavaScript. */
  variants: { hook: string; code: string }[];
  /** Which tests run which of the variants, by the order in which the file names them. */
  plan: Record<number, number[]> | undefined;
}

export interface HookTrialOutcome {
  /** The hooks that each test has used. */
  used: Record<number, string[]>;
  /** The places of the variants that a test has noticed. */
  noticed: number[];
}

/** How a test says which of the variants it tries. */
export const variantMark = /§(\d+)§/;
