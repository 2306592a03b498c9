import { readdir, readlink } from 'node:fs/promises';

/** What was started below a folder, and what that has started: a machine's processes have one each. */
export async function processesIn(folder: string): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const places = await Promise.all(
    ids.map((id) =>
      // It may have ended by now, or be somebody else's.
      readlink(`/proc/${id}/cwd`).catch(() => ''),
    ),
  );
  return ids.filter((_id, index) => places[index]?.startsWith(folder)).map(Number);
}

/** Sends a signal to all of them, also to what was started meanwhile. */
export async function signalAll(folder: string, signal: NodeJS.Signals): Promise<void> {
  let reached = new Set<number>();
  for (;;) {
    const there = await processesIn(folder);
    const fresh = there.filter((id) => !reached.has(id));
    if (fresh.length === 0) return;
    for (const id of fresh) send(id, signal);
    reached = new Set(there);
  }
}

function send(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal);
  } catch {
    // It has just ended.
  }
}
