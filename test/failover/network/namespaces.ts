import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** A network of its own, in which this process is one neighbour among others. */
const bridge = 'secondhand-net';
const mark = 'secondhand-';
const network = '10.77.0';

export const ownAddress = `${network}.1`;
export const allAddresses = `${network}.0/24`;
export const addressOf = (host: number) => `${network}.${host}`;

export const namespaceOf = (machine: string) => mark + machine;
/** The end of a machine's cable that is plugged into the bridge. */
const plugOf = (machine: string) => `sh-${machine}`;

const ip = (line: string) => execute('ip', line.split(' '));

export async function createNetwork(): Promise<void> {
  await removeNetwork();
  await ip(`link add ${bridge} type bridge`);
  await ip(`address add ${ownAddress}/24 dev ${bridge}`);
  await ip(`link set ${bridge} up`);
}

/** What an earlier run has left goes as well. */
export async function removeNetwork(): Promise<void> {
  const { stdout } = await ip('netns list');
  for (const line of stdout.split('\n')) {
    const [namespace = ''] = line.split(' ');
    if (!namespace.startsWith(mark)) continue;
    await signalAll(namespace.slice(mark.length), 'SIGKILL');
    await ip(`netns delete ${namespace}`);
  }
  // A namespace lives on for as long as one of its processes does, and a cable with it.
  const { stdout: links } = await ip('-oneline link show type veth');
  for (const [, plug] of links.matchAll(/^\d+: (sh-\w+)/gm)) {
    await ip(`link delete ${plug}`).catch(() => undefined);
  }
  await ip(`link delete ${bridge}`).catch(() => undefined);
}

export async function addMachine(machine: string, address: string): Promise<void> {
  const namespace = namespaceOf(machine);
  const plug = plugOf(machine);
  await ip(`netns add ${namespace}`);
  await ip(`link add ${plug} type veth peer name eth0 netns ${namespace}`);
  await ip(`link set ${plug} master ${bridge} up`);
  await ip(`-n ${namespace} link set lo up`);
  await ip(`-n ${namespace} address add ${address}/24 dev eth0`);
  await ip(`-n ${namespace} link set eth0 up`);
}

/** Nothing passes any more, and nobody is told: what is sent is lost. */
export const cut = (machine: string) => setPort(machine, 'disabled');
export const join = (machine: string) => setPort(machine, 'forwarding');

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

/** Sends a signal to all that runs on a machine, also to what was started meanwhile. */
export async function signalAll(machine: string, signal: NodeJS.Signals): Promise<void> {
  let reached = new Set<number>();
  for (;;) {
    const there = await processesOf(machine);
    const fresh = there.filter((id) => !reached.has(id));
    if (fresh.length === 0) return;
    for (const id of fresh) send(id, signal);
    reached = new Set(there);
  }
}

export async function processesOf(machine: string): Promise<number[]> {
  const { stdout } = await ip(`netns pids ${namespaceOf(machine)}`);
  return stdout.split('\n').filter(Boolean).map(Number);
}

function send(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal);
  } catch {
    // It has just ended.
  }
}
