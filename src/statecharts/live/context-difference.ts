/** A value in the context that a step added, removed or changed. */
export interface ContextChange {
  /** The path in the context, such as 'details.phoneNumber'. */
  path: string;
  kind: 'added' | 'removed' | 'changed';
  before?: unknown;
  after?: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether both are objects or both are arrays, so that their properties can be compared. */
const areSameKind = (before: unknown, after: unknown): boolean =>
  isObject(before) && isObject(after) && Array.isArray(before) === Array.isArray(after);

function compareValues(path: string, before: unknown, after: unknown): ContextChange[] {
  if (Object.is(before, after)) return [];
  if (before === undefined) return [{ path, kind: 'added', after }];
  if (after === undefined) return [{ path, kind: 'removed', before }];
  if (!areSameKind(before, after)) return [{ path, kind: 'changed', before, after }];
  return contextDifference(before, after, `${path}.`);
}

/** Returns the differences between two contexts; empty if they are equal. */
export function contextDifference(
  before: unknown,
  after: unknown,
  pathPrefix = '',
): ContextChange[] {
  const [old, now] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  const keys = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...keys].flatMap((key) => compareValues(pathPrefix + key, old[key], now[key]));
}
