import { addressOf } from '../network/network';

const numbered = (prefix: string, first: number, count: number) =>
  Array.from({ length: count }, (_none, index) => ({
    name: `${prefix}${index + 1}`,
    address: addressOf(first + index),
  }));

export const databaseHosts = numbered('db', 11, 3);
/** The keepers of the consensus live here: what happens to the primary doesn't hit them. */
export const serverHosts = numbered('app', 21, 3).map((host, index) => ({
  ...host,
  // Of its own, because the server listens at all addresses, which the machines may share.
  port: 3001 + index,
}));
/** A browser knows both by the name of the shop, and turns to the other when one is silent. */
export const balancerHosts = numbered('lb', 31, 2);

export const ports = { postgres: 5432, patroni: 8008, etcd: 2379, shop: 8080 };
export const shops = balancerHosts.map(({ address }) => `http://${address}:${ports.shop}`);
