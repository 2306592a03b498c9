import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import type { Network } from './network';

const execute = promisify(execFile);

/** A network of its own, in which this process is one neighbour among others. */
const bridge = 'secondhand-net';
const mark = 'secondhand-';
const prefix = '10.77.0';

const namespaceOf = (machine: string) => mark + machine;
/** The end of a machine's cable that is plugged into the bridge. */
const plugOf = (machine: string) => `sh-${machine}`;

const ip = (line: string) => execute('ip', line.split(' '));

/** Whether this process may make them: as root, in a container with NET_ADMIN and SYS_ADMIN. */
export function allowsNamespaces(): boolean {
  if (process.env['FAILOVER_NETWORK'] === 'loopback') return false;
  const trial = `${mark}trial`;
  const succeeds = (action: 'add' | 'delete') =>
    spawnSync('ip', ['netns', action, trial]).status === 0;
  succeeds('delete');
  return succeeds('add') && succeeds('delete');
}

export const namespaces: Network = {
  prefix,
  all: `${prefix}.0/24`,

  async create() {
    await ip(`link add ${bridge} type bridge`);
    await ip(`address add ${prefix}.1/24 dev ${bridge}`);
    await ip(`link set ${bridge} up`);
  },

  async remove() {
    const { stdout } = await ip('netns list');
    for (const line of stdout.split('\n')) {
      const [namespace = ''] = line.split(' ');
      if (namespace.startsWith(mark)) await ip(`netns delete ${namespace}`);
    }
    // A namespace lives on for as long as one of its processes does, and a cable with it.
    const { stdout: links } = await ip('-oneline link show type veth');
    for (const [, plug] of links.matchAll(/^\d+: (sh-\w+)/gm)) {
      await ip(`link delete ${plug}`).catch(() => undefined);
    }
    await ip(`link delete ${bridge}`).catch(() => undefined);
  },

  async addMachine(machine, address) {
    const namespace = namespaceOf(machine);
    const plug = plugOf(machine);
    await ip(`netns add ${namespace}`);
    await ip(`link add ${plug} type veth peer name eth0 netns ${namespace}`);
    await ip(`link set ${plug} master ${bridge} up`);
    await ip(`-n ${namespace} link set lo up`);
    await ip(`-n ${namespace} address add ${address}/24 dev eth0`);
    await ip(`-n ${namespace} link set eth0 up`);
  },

  commandOn: (machine, command) => ['ip', 'netns', 'exec', namespaceOf(machine), ...command],

  /** Nothing passes any more, and nobody is told: what is sent is lost. */
  partition: {
    cut: (machine) => setPort(machine, 'disabled'),
    join: (machine) => setPort(machine, 'forwarding'),
  },
};

const portStates = { disabled: 0, forwarding: 3 };

async function setPort(machine: string, state: keyof typeof portStates): Promise<void> {
  await execute('bridge', [
    'link',
    'set',
    'dev',
    plugOf(machine),
    'state',
    String(portStates[state]),
  ]);
}
