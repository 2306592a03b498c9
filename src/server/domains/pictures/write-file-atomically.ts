import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a temporary file and renames it, so that no partial file remains if the process ends early. */
export async function writeFileAtomically(file: string, content: Buffer): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const temporary = path.join(folder, `${randomUUID()}.part`);
  await writeFile(temporary, content, { flush: true });
  await rename(temporary, file);
}
