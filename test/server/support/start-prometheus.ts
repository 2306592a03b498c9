import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export const run = promisify(execFile);

export const alertsFile = path.join(__dirname, '../../../.container/alerts.yaml');

/** Whether the program of a Debian package is there; `.ci/run` installs it where it can be had. */
export function isInstalled(program: string): boolean {
  return spawnSync(program, ['--version']).error === undefined;
}

interface Alert {
  labels: { alertname: string };
  state: 'pending' | 'firing';
}

/** A real Prometheus, with the shop's rules in times of seconds. */
export async function startPrometheus(port: number, target: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'secondhand-prometheus-'));
  const rules = (await readFile(alertsFile, 'utf8'))
    .replace(/for: \w+/g, 'for: 1s')
    .replace(/\[\d+[mh]\]/g, '[8s]');
  const configuration = {
    // A server whose database is away answers after two seconds.
    global: { scrape_interval: '2500ms', scrape_timeout: '2500ms', evaluation_interval: '500ms' },
    rule_files: ['alerts.yaml'],
    scrape_configs: [{ job_name: 'secondhand', static_configs: [{ targets: [target] }] }],
  };
  await writeFile(path.join(folder, 'alerts.yaml'), rules);
  await writeFile(path.join(folder, 'prometheus.yaml'), JSON.stringify(configuration));
  const child = spawn(
    'prometheus',
    [
      `--config.file=${path.join(folder, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${path.join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
  const ask = async (question: string): Promise<ReturnType<typeof JSON.parse>> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${question}`);
    return ((await answer.json()) as { data: unknown }).data;
  };
  return {
    /** The names of the alerts that fire; nothing while it does not answer yet. */
    async firing(): Promise<string[] | undefined> {
      const alerts: Alert[] | undefined = await ask('alerts').then(
        (data) => data.alerts,
        () => undefined,
      );
      return alerts
        ?.filter(({ state }) => state === 'firing')
        .map(({ labels }) => labels.alertname);
    },
    /** The value of an expression. */
    async value(expression: string): Promise<number | undefined> {
      const data = await ask(`query?query=${encodeURIComponent(expression)}`).catch(
        () => undefined,
      );
      const value = data?.result[0]?.value[1];
      return value === undefined ? undefined : Number(value);
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
      await rm(folder, { recursive: true });
    },
  };
}
