import type { Random } from '../server/crash/support/random';
import { findPrimary, switchOver } from './machines/cluster';
import type { Machine } from './machines/machine';
import { network, type Partition } from './network/network';

export interface Site {
  databases: Machine[];
  servers: Machine[];
  balancers: Machine[];
}

export interface Fault {
  name: string;
  /** @returns what ends it */
  begin(site: Site, random: Random): Promise<() => Promise<void>>;
}

type Way = (machine: Machine) => Promise<() => Promise<void>>;

const ways: Record<string, Way> = {
  async 'kill -9'(machine) {
    await machine.kill();
    return async () => machine.start();
  },
  async SIGSTOP(machine) {
    await machine.freeze();
    return () => machine.thaw();
  },
  ...(network.partition && { partition: partitionBy(network.partition) }),
};

function partitionBy({ cut, join }: Partition): Way {
  return async ({ name }) => {
    await cut(name);
    return () => join(name);
  };
}

const victims: Record<string, (site: Site, random: Random) => Promise<Machine>> = {
  async primary({ databases }) {
    const primary = await findPrimary();
    return databases.find(({ name }) => name === primary?.name)!;
  },
  server: async ({ servers }, random) => random.pick(servers)!,
  balancer: async ({ balancers }, random) => random.pick(balancers)!,
};

const switchover: Fault = {
  name: 'primary, switchover',
  async begin() {
    await switchOver();
    return async () => undefined;
  },
};

export const faults: Fault[] = [
  switchover,
  ...Object.entries(victims).flatMap(([victim, choose]) =>
    Object.entries(ways).map(([way, strike]) => ({
      name: `${victim}, ${way}`,
      begin: async (site: Site, random: Random) => strike(await choose(site, random)),
    })),
  ),
];
