/** Joins the names of those classes that apply. */
export function classNames(always: string, others: Record<string, boolean>): string {
  const names = Object.keys(others).filter((name) => others[name]);
  return [always, ...names].join(' ');
}
