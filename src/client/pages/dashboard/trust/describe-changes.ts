import type { AuditEntry } from '../../../../contract/trust/audit-log';

/** Returns a line for each value that an act changed, such as "role: buyer → Admin". */
export function describeChanges({ before = {}, after = {} }: AuditEntry): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.map((name) => {
    const values = [before, after].filter((values) => name in values);
    return `${name}: ${values.map((values) => formatValue(values[name])).join(' → ')}`;
  });
}

/** A longer value, such as the text of a page, is cut. The export contains the whole value. */
const maxLength = 200;

function formatValue(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
