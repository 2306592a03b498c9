import { format } from 'node:util';

/** What the code under test has logged as an error or a warning. */
const lines: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...parts: unknown[]) => void lines.push(format(...parts));
}

// A note for people who read the browser's console, such as the code of a refused sign-in, is no fault.
console.info = () => undefined;

/** Returns what was logged since the last call. At the end of a test nothing may be left. */
export const takeLogged = (): string[] => lines.splice(0);
