import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StateMachine, type AnyStateMachine } from 'xstate';

/** A file that defines a machine. */
export interface MachineFile {
  file: string;
  machine: AnyStateMachine;
}

/** The files of a folder, and of those below it, whose names end like this. */
export function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => path.join(folder, file));
}

/** Every machine that a file named *.machine.ts below this folder exports. */
export function machinesBelow(folder: string): MachineFile[] {
  const load = createRequire(__filename);
  return filesBelow(folder, '.machine.ts').flatMap((file) => {
    const exported = load(file) as Record<string, unknown>;
    const machine = Object.values(exported).find((value) => value instanceof StateMachine);
    return machine ? [{ file, machine }] : [];
  });
}
