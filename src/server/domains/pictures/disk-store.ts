import { open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from './write-file-atomically';
import type { PictureStore } from './picture-store';

/** Stores pictures in a folder. Several servers must share the folder. */
export function openDiskStore(folder: string): PictureStore {
  return {
    read: (name) => readFile(path.join(folder, name)).catch(ignoreMissingFile),
    async open(name) {
      const file = await open(path.join(folder, name)).catch(ignoreMissingFile);
      if (!file) return undefined;
      const { size } = await file.stat();
      return { content: file.createReadStream(), size };
    },
    store: (name, content) => writeFileAtomically(path.join(folder, name), content),
    remove: (name) => rm(path.join(folder, name), { force: true }),
  };
}

function ignoreMissingFile(error: unknown): undefined {
  if (!isFileNotFoundError(error)) throw error;
}

const isFileNotFoundError = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
