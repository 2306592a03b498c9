/** A text with its parts, which stay together: white space between them would be drawn. */
const text = /<text\b.*?<\/text>/;
const leaf = /<(\w+)[^>]*>[^<]*<\/\1>/;
const tag = /<[^>]+>/;
const piece = new RegExp([text, leaf, tag].map(({ source }) => source).join('|'), 'gs');

/** Puts each element on a line of its own, so that a change to a drawing is a few lines. */
export function onePerLine(markup: string): string {
  let depth = 0;
  const lines = [...markup.matchAll(piece)].map(([element]) => {
    const closes = element.startsWith('</');
    if (closes) depth -= 1;
    const line = '  '.repeat(depth) + element;
    if (!closes && !element.includes('</')) depth += 1;
    return line;
  });
  return `${lines.join('\n')}\n`;
}
