import { execFile, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { addDatabaseMetrics } from '../../../src/server/telemetry/database-metrics';
import { Metrics } from '../../../src/server/telemetry/metrics';
import { serveMetrics } from '../../../src/server/telemetry/metrics-endpoint';
import { addProcessMetrics } from '../../../src/server/telemetry/process-metrics';
import { createTelemetry } from '../../../src/server/telemetry/telemetry';
import { setUpTestServer } from '../support/set-up-test-server';

const run = promisify(execFile);
const alertsFile = path.join(__dirname, '../../../.container/alerts.yaml');

const metrics = new Metrics();
const server = setUpTestServer({ telemetry: createTelemetry(metrics, undefined) });

/** `.ci/install-programs` installs it where it is available. */
const isInstalled = spawnSync('promtool', ['--version']).error === undefined;
const testWithPromtool = isInstalled ? test : test.skip;

testWithPromtool('Prometheus accepts the rules', async () => {
  await run('promtool', ['check', 'rules', alertsFile]);
});

testWithPromtool('each alert fires when it is due, and no other', async () => {
  const rules = path.join(__dirname, 'alerts.unit.yaml');
  await run('promtool', ['test', 'rules', path.relative(process.cwd(), rules)]);
});

test('the server exports every metric and label that a rule reads', async () => {
  addDatabaseMetrics(metrics, server.database, () => ({ used: 0, idle: 0, waiting: 0 }));
  const stopMeasuring = addProcessMetrics(metrics);
  const endpoint = await serveMetrics(metrics, 0, console.error);
  await server.call('GET', '/api/ads');
  const { port } = endpoint.address() as AddressInfo;
  const exported = await (await fetch(`http://localhost:${port}/metrics`)).text();
  stopMeasuring();
  endpoint.close();
  endpoint.closeAllConnections();

  const rules = await readFile(alertsFile, 'utf8');
  const names = new Set(rules.match(/\b(secondhand|nodejs|http|db|process)_\w+/g));
  expect(names.size).toBeGreaterThan(5);
  expect([...names].filter((name) => !exported.includes(name))).toEqual([]);
});
