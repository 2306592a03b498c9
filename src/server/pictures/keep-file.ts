import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Renamed into place, so that a process that ends meanwhile leaves no half file. */
export async function keepFile(file: string, content: Buffer): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const unfinished = path.join(folder, `${randomUUID()}.part`);
  await writeFile(unfinished, content, { flush: true });
  await rename(unfinished, file);
}
