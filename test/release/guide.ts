import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, '../../src/server/docs');

export interface Section {
  heading: string;
  /** The texts of its blocks with shell commands. */
  commands: string[];
  /** The texts of its blocks with settings. */
  settings: string[];
}

/** The sections of a page of the operator's guide, with their blocks. */
export function readGuide(page: string): Section[] {
  const text = readFileSync(path.join(folder, page), 'utf8');
  return text
    .split(/^#+ (?=.*$)/m)
    .slice(1)
    .map((section) => {
      const [heading = ''] = section.split('\n', 1);
      const blocks = (language: string) =>
        [...section.matchAll(/^```(\w+)\n([^]*?)^```$/gm)]
          .filter(([, name]) => name === language)
          .map(([, , content = '']) => content);
      return { heading, commands: blocks('sh'), settings: blocks('ini') };
    });
}
