/** One part of a context that a step has added, removed or changed. */
export interface ContextChange {
  /** Its keys from the context down: 'details.phoneNumber'. */
  path: string;
  kind: 'added' | 'removed' | 'changed';
  before?: unknown;
  after?: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether two parts are looked into; otherwise one takes the place of the other. */
const areAlike = (before: unknown, after: unknown): boolean =>
  isObject(before) && isObject(after) && Array.isArray(before) === Array.isArray(after);

function changeAt(path: string, before: unknown, after: unknown): ContextChange[] {
  if (Object.is(before, after)) return [];
  if (before === undefined) return [{ path, kind: 'added', after }];
  if (after === undefined) return [{ path, kind: 'removed', before }];
  if (!areAlike(before, after)) return [{ path, kind: 'changed', before, after }];
  return contextDifference(before, after, `${path}.`);
}

/** What is different after a step, part by part; nothing where it left the context as it was. */
export function contextDifference(before: unknown, after: unknown, within = ''): ContextChange[] {
  const [old, now] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  const keys = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...keys].flatMap((key) => changeAt(within + key, old[key], now[key]));
}
