/**
 * Returns a short name of an SQL statement such as `insert orders`: the verb of its outermost part, and the
 * table that it changes or, for a query, the first table that it reads.
 */
export function statementName(text: string): string {
  const withoutLiterals = text.replace(/--.*$/gm, '').replace(/'[^']*'/g, "''");
  const outer = outermost(withoutLiterals);
  const [, change, changed] =
    /(?<!for )\b(insert|update|delete)(?: into| from)?\s+(\w+)/.exec(outer) ?? [];
  if (change && changed) return `${change} ${changed}`;
  const cteNames = findNames(withoutLiterals, /(\w+)\s+as\s+(?:(?:not\s+)?materialized\s*)?\(/g);
  const tableNames = [outer, withoutLiterals].flatMap((part) =>
    findNames(part, /\bfrom\s+([a-z_]+)\b(?!\s*\()/g),
  );
  const verb = /\w+/.exec(withoutLiterals)?.[0] ?? 'statement';
  const table = tableNames.find((name) => !cteNames.includes(name));
  return [verb === 'with' ? 'select' : verb, table].filter(Boolean).join(' ');
}

const findNames = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name);

/** Returns the text without the parts in brackets. */
function outermost(text: string): string {
  for (let before = ''; text !== before;) {
    before = text;
    text = text.replace(/\([^()]*\)/g, '-');
  }
  return text;
}
