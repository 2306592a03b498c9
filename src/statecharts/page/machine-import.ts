import type { Flow } from './flow';
import type { MachineImport } from '../live/recorded-test';

/** How the test of a flow's machine, which lies in test as the machine does in src, imports it. */
export function machineImport({ machine, file }: Flow): MachineImport {
  const up = '../'.repeat(file.split('/').length);
  return { name: `${machine.id}Machine`, from: `${up}src/${file.replace(/\.ts$/, '')}` };
}
