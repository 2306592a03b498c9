import { readFileSync } from 'node:fs';
import path from 'node:path';

/** By the path of the first file: the files that share the loaded modules, by their names. */
type Groups = Record<string, Record<string, string>>;

const maxFiles = 12;

/** What would change the other tests of a group: an environment, replaced modules, clocks, databases and the like. */
const changesOtherTests =
  /@jest-environment\b|\bjest\.(?!fn\b|requireActual\b)|\bchooseDatabase\(|\btoMatch\w*Snapshot\(/;

const project = path.resolve(__dirname, '../../..');

export const nameOf = (file: string): string => path.relative(project, file);

/** Puts neighboring files into groups. A file that would change other tests is in none. */
export function groupFiles(files: readonly string[]): Groups {
  const groups: Groups = {};
  let last: { folder: string; files: Record<string, string> } | undefined;
  for (const file of files.toSorted()) {
    if (changesOtherTests.test(readFileSync(file, 'utf8'))) continue;
    const name = nameOf(file);
    const folder = name.split(path.sep, 2).join(path.sep);
    if (last?.folder !== folder || Object.keys(last.files).length === maxFiles) {
      last = { folder, files: {} };
      groups[file] = last.files;
    }
    last.files[name] = file;
  }
  return groups;
}
