import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
const roomNeeded = 2 ** 30;

/**
 * A new folder, in memory where available. A killed process loses nothing there that a disk would have
 * kept, and a restart does not wait for a thousand files to be flushed.
 */
export async function makeScratchFolder(): Promise<string> {
  const hasRoom = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize > roomNeeded,
    () => false,
  );
  return mkdtemp(path.join(hasRoom ? memory : tmpdir(), 'secondhand-crash-'));
}
