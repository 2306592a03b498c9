/** Joins `always` and the names in `others` whose value is true. */
export function classNames(always: string, others: Record<string, boolean>): string {
  const names = Object.keys(others).filter((name) => others[name]);
  return [always, ...names].join(' ');
}
