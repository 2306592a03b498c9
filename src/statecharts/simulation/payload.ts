import type { AnyEventObject } from 'xstate';

/** What JSON has no words for stands in an editable payload by name, and is put back when sent. */
function placeholder(value: unknown): string | undefined {
  if (value instanceof File) return `[File ${value.name}]`;
  return value instanceof Error ? `[Error ${value.message}]` : undefined;
}

/** An event's payload for editing; empty for an event without one. */
export function payloadText({ type: _type, ...payload }: AnyEventObject): string {
  const text = JSON.stringify(payload, (_key, value: unknown) => placeholder(value) ?? value, 2);
  return text === '{}' ? '' : text;
}

/**
 * The event with an edited payload.
 * @throws SyntaxError when the text is no JSON object.
 */
export function withPayload(event: AnyEventObject, text: string): AnyEventObject {
  if (text.trim() === '') return { type: event.type };
  const originals = new Map<string, unknown>();
  JSON.stringify(event, (_key, value: unknown) => {
    const name = placeholder(value);
    if (name !== undefined) originals.set(name, value);
    return name ?? value;
  });
  const payload: unknown = JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'string' ? (originals.get(value) ?? value) : value,
  );
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) {
    throw new SyntaxError('A payload is an object: { … }');
  }
  return { ...payload, type: event.type };
}
