import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
const requiredBytes = 2 ** 30;

/**
 * A new folder, in memory where available. A killed process loses nothing there that a disk would have
 * kept, and a restart does not wait for a thousand files to be flushed.
 */
export async function makeScratchFolder(): Promise<string> {
  const hasSpace = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize > requiredBytes,
    () => false,
  );
  return mkdtemp(path.join(hasSpace ? memory : tmpdir(), 'secondhand-crash-'));
}
