/**
 * Returns the addresses and file names of a cell, each once. They are separated by spaces or lines, or quoted. A file
 * name with spaces ends with its ending.
 */
export function splitPhotoCell(cell: string): string[] {
  const parts = cell.split('"');
  const photos = parts.flatMap((part, index) =>
    index % 2 === 1 ? [part.trim()] : part.split(/[\r\n]+/).flatMap(splitLine),
  );
  return [...new Set(photos.filter(Boolean))];
}

function splitLine(line: string): string[] {
  const photos: string[] = [];
  let name: string[] = [];
  for (const word of line.split(/\s+/)) {
    if (/[/\\:]/.test(word)) {
      photos.push(name.join(' '), word);
      name = [];
      continue;
    }
    name.push(word.replace(/[,;|]+$/, ''));
    if (/\.\p{L}{3,4}[,;|]*$/u.test(word)) {
      photos.push(name.join(' '));
      name = [];
    }
  }
  return [...photos, name.join(' ')];
}
