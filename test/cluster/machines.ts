import { chown, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { account, postgresBinaries } from './programs';

/** Each machine of the reference configuration is a loopback address, with the usual ports. */
export const addresses = {
  DATABASE_1: '127.0.1.1',
  DATABASE_2: '127.0.1.2',
  DATABASE_3: '127.0.1.3',
  APPLICATION_1: '127.0.2.1',
  APPLICATION_2: '127.0.2.2',
  BALANCER: '127.0.3.1',
};

/** The variables of the templates, without those of one machine. */
export const settings = {
  ...addresses,
  NETWORK: '127.0.0.0/8',
  BINARIES: postgresBinaries ?? '',
  POSTGRES_PASSWORD: 'postgres-password',
  REPLICATION_PASSWORD: 'replication-password',
};

/** A folder of a machine's own. */
export async function makeFolder(parent: string, machine: string): Promise<string> {
  const folder = path.join(parent, machine);
  await mkdir(folder);
  if (account) await chown(folder, account.uid, account.gid);
  return folder;
}

export const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
