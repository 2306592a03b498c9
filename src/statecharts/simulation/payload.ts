import type { AnyEventObject } from 'xstate';

/**
 * Returns the placeholder in an editable payload for a value that JSON cannot express; undefined for
 * other values. On sending, the value replaces its placeholder.
 */
function placeholder(value: unknown): string | undefined {
  if (value instanceof File) return `[File ${value.name}]`;
  return value instanceof Error ? `[Error ${value.message}]` : undefined;
}

/** Formats the payload of an event for editing; empty if it has none. */
export function payloadText({ type: _type, ...payload }: AnyEventObject): string {
  const text = JSON.stringify(payload, (_key, value: unknown) => placeholder(value) ?? value, 2);
  return text === '{}' ? '' : text;
}

/**
 * Returns the event with an edited payload.
 * @throws SyntaxError if the text is not a JSON object.
 */
export function withPayload(event: AnyEventObject, text: string): AnyEventObject {
  if (text.trim() === '') return { type: event.type };
  const originals = new Map<string, unknown>();
  JSON.stringify(event, (_key, value: unknown) => {
    const replacement = placeholder(value);
    if (replacement !== undefined) originals.set(replacement, value);
    return replacement ?? value;
  });
  const payload: unknown = JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'string' ? (originals.get(value) ?? value) : value,
  );
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) {
    throw new SyntaxError('The payload must be a JSON object, such as {}.');
  }
  return { ...payload, type: event.type };
}
