/**
 * Serializes a JSON parameter. Lone surrogates are replaced, as in any text that is encoded as UTF-8:
 * JSON.stringify would write them as escapes, which PostgreSQL rejects.
 */
export function jsonValue(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? Buffer.from(part).toString() : part,
  );
}
