/**
 * What a statement does to which table, such as `insert orders`: the verb of its outermost part, and
 * what that changes or, of a query, the first table that it reads.
 */
export function statementName(text: string): string {
  const bare = text.replace(/--.*$/gm, '').replace(/'[^']*'/g, "''");
  const outer = outermost(bare);
  const [, change, changed] =
    /(?<!for )\b(insert|update|delete)(?: into| from)?\s+(\w+)/.exec(outer) ?? [];
  if (change && changed) return `${change} ${changed}`;
  const made = namesIn(bare, /(\w+)\s+as\s+(?:(?:not\s+)?materialized\s*)?\(/g);
  const read = [outer, bare].flatMap((part) => namesIn(part, /\bfrom\s+([a-z_]+)\b(?!\s*\()/g));
  const verb = /\w+/.exec(bare)?.[0] ?? 'statement';
  const table = read.find((name) => !made.includes(name));
  return [verb === 'with' ? 'select' : verb, table].filter(Boolean).join(' ');
}

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name);

/** Without all that stands in brackets. */
function outermost(text: string): string {
  for (let before = ''; text !== before;) {
    before = text;
    text = text.replace(/\([^()]*\)/g, '-');
  }
  return text;
}
