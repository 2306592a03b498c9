/** The placeholder for a value that is only known at run time. */
export const computedPlaceholder = '(computed)';

/** Converts a part of a definition to JSON data; functions become `computedPlaceholder`. */
export function toPlainJson(value: unknown): unknown {
  if (value === undefined) return undefined;
  try {
    const text = JSON.stringify(value, (_key, part: unknown) => {
      if (typeof part === 'function') return computedPlaceholder;
      return typeof part === 'bigint' ? `${part}n` : part;
    });
    return JSON.parse(text) as unknown;
  } catch {
    // The value is circular or cannot be serialized.
    return computedPlaceholder;
  }
}
