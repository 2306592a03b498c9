import { format } from 'node:util';

/** What the code under test has logged as an error or a warning. */
const lines: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...parts: unknown[]) => void lines.push(format(...parts));
}

/** Returns what was logged since the last call. At the end of a test nothing may be left. */
export const takeLogged = (): string[] => lines.splice(0);
