import { execFileSync, spawnSync } from 'node:child_process';
import { cp, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { openPostgres } from '../../src/server/database/postgres';
import { sql } from '../../src/server/database/sql';
import { findFreePort } from '../server/support/free-port';
import { productionSettings } from '../server/support/production-settings';
import { until } from '../server/support/until';
import { readGuide } from './guide';
import { Operator } from './operator';

const project = path.resolve(__dirname, '../..');
const guide = [...readGuide('deployment.md'), ...readGuide('backup.md')];

/** The sections whose commands the test runs. */
const testedSections = [
  'Create the database',
  'Install the release',
  'Add categories and the first admin',
  'Database',
  'Pictures',
  'Upgrade',
  'Restore',
  'Container',
];

/** Commands for the services of the system, a container engine, a public address or a checkout. */
const needsMore =
  /^(podman|certbot|systemctl|useradd|chown root:|cp .* \/etc\/systemd|nginx|envsubst|export |TEST_DATABASE_URL)/;

test('every command of the guide is tried, or needs more than a plain user has', () => {
  const others = guide
    .filter(({ heading }) => !testedSections.includes(heading))
    .flatMap(({ commands }) => commands)
    .flatMap((block) => block.replace(/\\\n/g, '').trim().split('\n'))
    .filter((command) => !needsMore.test(command));
  expect(new Set(others)).toEqual(new Set(['curl --fail --silent http://127.0.0.1:3000/readyz']));
});

const isInstalled = spawnSync('pg_virtualenv', ['--help']).error === undefined;
const onDebian = isInstalled || process.env['CI'] ? test : test.skip;

onDebian(
  'an operator without a checkout installs, backs up, upgrades and restores the marketplace',
  async () => {
    execFileSync(path.join(project, '.ci/release'));
    const operator = await Operator.arrive();
    try {
      await followGuide(operator);
    } finally {
      await operator.leave();
    }
  },
);

/** What the guide says to fill in; Firebase and Stripe are not called. */
const { IMAGE_HOST_KEY: _imageHostKey, ...settings } = {
  ...productionSettings,
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  ACCESS_TOKEN_SECRET: 'Kq7Zt2WbX9mN4cVr8LpS1dFy6HgJ3aQe',
};

async function followGuide(operator: Operator): Promise<void> {
  const inHome = (name: string) => path.join(operator.home, name);
  const environmentFile = inHome('etc/secondhand.env');
  const superuser = await operator.startPostgres();
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;

  /** Puts the guide's paths and addresses where the operator's are. */
  const here = (text: string) =>
    text
      .replace(/(?<![\w.])\/(?=(opt|etc|var\/lib)\b)/g, inHome('/'))
      .replaceAll('sudo -u postgres', `env ${superuser.variables}`)
      .replaceAll('@localhost/', `@localhost:${superuser.port}/`);
  const sectionOf = (name: string) => guide.find(({ heading }) => heading === name)!;
  const follow = (heading: string, block = 0) =>
    operator.run(here(sectionOf(heading).commands[block]!));
  const setVariables = async (variables: Record<string, string>) => {
    const names = Object.keys(variables).join('|');
    const others = (await readFile(environmentFile, 'utf8')).replace(
      RegExp(`^(${names})=.*$`, 'gm'),
      '',
    );
    const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
    await writeFile(environmentFile, others + lines.join(''));
  };
  const start = async () => {
    const unit = await readFile(inHome('opt/secondhand/.container/secondhand.service'), 'utf8');
    const [folder, command] = ['WorkingDirectory', 'ExecStart'].map((name) =>
      here(RegExp(`^${name}=(.*)$`, 'm').exec(unit)![1]!).replace('/usr/bin/', ''),
    );
    const server = operator.start(`cd ${folder}; exec ${command} >/dev/null`);
    await until(async () => {
      if (server.hasEnded()) throw new Error('The server ended.');
      const response = await fetch(`${origin}/readyz`).catch(() => undefined);
      return response?.status === 200;
    });
    return server;
  };
  const home = async () => {
    const page = await fetch(origin);
    expect(page.status).toBe(200);
    return page.text();
  };

  await operator.run('mkdir -p opt etc var/lib/secondhand/pictures');
  await cp(path.join(project, 'release'), operator.home, { recursive: true });
  await follow('Container');
  await operator.run(
    'test -f opt/secondhand/.container/compose.yaml -a -f opt/secondhand/package-lock.json; rm -r opt/secondhand',
  );
  await follow('Create the database');
  await follow('Install the release');
  const recommended = here(sectionOf('Install the release').settings[0]!);
  await setVariables({
    ...settings,
    ...(parseEnv(recommended) as Record<string, string>),
    PORT: String(port),
  });

  let server = await start();
  const databaseUrl = parseEnv(recommended)['DATABASE_URL']!;
  let database = await openPostgres(databaseUrl);
  await database.query(sql`
    insert into users (uid, email, email_verified, display_name, role)
    values ('uid', 'someone@example.com', true, 'Someone', 'buyer')`);
  await follow('Add categories and the first admin');
  expect(await home()).toContain('Dive Watches');
  await writeFile(inHome('var/lib/secondhand/pictures/watch.webp'), 'a picture');

  await follow('Database');
  await follow('Pictures');
  await operator.run(`
    mkdir next
    tar --extract --file secondhand-1.0.0.tar.gz --directory next
    mv next/secondhand-1.0.0 next/secondhand-1.1.0
    tar --create --gzip --file secondhand-1.1.0.tar.gz --directory next secondhand-1.1.0`);
  await server.stop();
  await follow('Upgrade');
  server = await start();
  expect(await readlink(inHome('opt/secondhand'))).toBe('secondhand-1.1.0');
  expect(await home()).toContain('Dive Watches');
  await server.stop();
  await database.close();

  await rm(inHome('var/lib/secondhand/pictures'), { recursive: true });
  await follow('Restore');
  const restoredUrl = `${databaseUrl}_restored`;
  await setVariables({ DATABASE_URL: restoredUrl });
  server = await start();
  expect(await home()).toContain('Dive Watches');
  database = await openPostgres(restoredUrl);
  expect(await database.query(sql`select email, role from users`)).toEqual([
    { email: 'someone@example.com', role: 'Admin' },
  ]);
  await database.close();
  expect(await readFile(inHome('var/lib/secondhand/pictures/watch.webp'), 'utf8')).toBe(
    'a picture',
  );
  await server.stop();
}
