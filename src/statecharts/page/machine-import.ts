import type { Flow } from './flow';
import type { MachineImport } from '../live/recorded-test';

/** Returns the import of a machine for its test. The test has the same path in `test` as the machine in `src`. */
export function getMachineImport({ machine, file }: Flow): MachineImport {
  const up = '../'.repeat(file.split('/').length);
  return { name: `${machine.id}Machine`, from: `${up}src/${file.replace(/\.ts$/, '')}` };
}
