import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from './built-folders';
import { environmentDocumentation } from './environment-documentation';

for (const [file, text] of Object.entries(environmentDocumentation)) {
  writeFileSync(path.join(rootFolder, file), text);
}
