/**
 * A value as the text of a JSON parameter. Half of a surrogate pair is replaced, as it is in every
 * other text that is sent: JSON.stringify would write an escape that PostgreSQL refuses.
 */
export function jsonValue(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? Buffer.from(part).toString() : part,
  );
}
