/** Keywords of Mermaid. */
const reserved = ['state', 'note', 'end', 'direction', 'class', 'style', 'click', 'default'];

const entities: Record<string, string> = {
  '"': '#quot;',
  '<': '#lt;',
  '>': '#gt;',
};

/** Escapes characters with a meaning in Mermaid. */
export function escapeText(text: string): string {
  return text.replace(
    /[#:;"<>{}%\\\n]/g,
    (character) => entities[character] ?? `#${character.charCodeAt(0)};`,
  );
}

/** Returns a unique alias of letters, digits and _ for each id. */
export function createAliases(ids: readonly string[]): ReadonlyMap<string, string> {
  const usedAliases = new Set(reserved);
  const aliases = new Map<string, string>();
  for (const id of ids) {
    let alias = id.replace(/\W/g, '_');
    while (usedAliases.has(alias)) alias += '_';
    usedAliases.add(alias);
    aliases.set(id, alias);
  }
  return aliases;
}
