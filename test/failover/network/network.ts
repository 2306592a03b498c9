import { loopback } from './loopback';
import { allowsNamespaces, namespaces } from './namespaces';

/** How the machines of a site reach each other, and this process them. */
export interface Network {
  /** The first parts of every address. */
  prefix: string;
  /** What the machines are seen as by each other. */
  all: string;
  create(): Promise<void>;
  remove(): Promise<void>;
  addMachine(machine: string, address: string): Promise<void>;
  /** What starts a command on a machine. */
  commandOn(machine: string, command: string[]): string[];
  /** Cuts a machine off; nothing is there where nothing can be cut. */
  partition?: Partition;
}

export interface Partition {
  cut(machine: string): Promise<void>;
  join(machine: string): Promise<void>;
}

export const network: Network = allowsNamespaces() ? namespaces : loopback;

export const ownAddress = `${network.prefix}.1`;
export const allAddresses = network.all;
export const addressOf = (host: number) => `${network.prefix}.${host}`;
