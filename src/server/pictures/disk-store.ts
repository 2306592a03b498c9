import { open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { keepFile } from './keep-file';
import type { PictureStore } from './picture-store';

/** Keeps pictures in a folder; several servers share it, or each would know its own alone. */
export function openDiskStore(folder: string): PictureStore {
  return {
    read: (name) => readFile(path.join(folder, name)).catch(undefinedOfNoFile),
    async open(name) {
      const file = await open(path.join(folder, name)).catch(undefinedOfNoFile);
      if (!file) return undefined;
      const { size } = await file.stat();
      return { content: file.createReadStream(), size };
    },
    keep: (name, content) => keepFile(path.join(folder, name), content),
    remove: (name) => rm(path.join(folder, name), { force: true }),
  };
}

function undefinedOfNoFile(error: unknown): undefined {
  if (!isOfNoFile(error)) throw error;
}

const isOfNoFile = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
