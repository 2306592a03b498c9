import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from '../../src/sandbox/built-folders';
import { environmentDocumentation } from '../../src/sandbox/environment-documentation';

test.each(Object.entries(environmentDocumentation))(
  '%s is up to date (npm run docs:environment)',
  (file, text) => {
    expect(readFileSync(path.join(rootFolder, file), 'utf8')).toBe(text);
  },
);
