/** What stands for a value that is only known while the machine runs. */
export const computed = '(computed)';

/** A part of a definition as JSON has it. */
export function plain(value: unknown): unknown {
  if (value === undefined) return undefined;
  try {
    const text = JSON.stringify(value, (_key, part: unknown) => {
      if (typeof part === 'function') return computed;
      return typeof part === 'bigint' ? `${part}n` : part;
    });
    return JSON.parse(text) as unknown;
  } catch {
    // What contains itself, or has no words in JSON at all.
    return computed;
  }
}
