/** Words that mermaid takes for its own. */
const reserved = ['state', 'note', 'end', 'direction', 'class', 'style', 'click', 'default'];

const entities: Record<string, string> = {
  '"': '#quot;',
  '<': '#lt;',
  '>': '#gt;',
};

/** Text that mermaid would otherwise read as its own marks. */
export function escaped(text: string): string {
  return text.replace(
    /[#:;"<>{}%\\\n]/g,
    (character) => entities[character] ?? `#${character.charCodeAt(0)};`,
  );
}

/** A name of letters, digits and _ for each id, different from all others. */
export function aliasesOf(ids: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set(reserved);
  const aliases = new Map<string, string>();
  for (const id of ids) {
    let alias = id.replace(/\W/g, '_');
    while (taken.has(alias)) alias += '_';
    taken.add(alias);
    aliases.set(id, alias);
  }
  return aliases;
}
