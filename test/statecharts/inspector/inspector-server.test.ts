import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { WebSocket } from 'ws';
import {
  startInspector,
  type RunningInspector,
} from '../../../src/statecharts/command/inspector-server';
import type { InspectedApps } from '../../../src/statecharts/inspector/inspected-apps';
import { waitForApps } from './wait-for-apps';

const run = promisify(execFile);
let inspector: RunningInspector;
let webSocketUrl: string;

beforeEach(async () => {
  inspector = await startInspector({ port: 0 });
  webSocketUrl = inspector.address.replace('http:', 'ws:');
});
afterEach(() => inspector.stop());

/** A third-party Node program, which exits once all messages are sent. */
const programSource = (url: string) => `
  import { createWebSocketInspector } from '@statelyai/inspect';
  import { createActor, createMachine } from 'xstate';
  const inspector = createWebSocketInspector({ url: '${url}' });
  const machine = createMachine({
    id: 'door',
    initial: 'closed',
    context: { password: 'open sesame' },
    states: { closed: { on: { push: 'open' } }, open: { entry: () => {}, on: { pull: 'closed' } } },
  });
  const actor = createActor(machine, { inspect: inspector.inspect }).start();
  actor.send({ type: 'push', token: 'secret-of-mine' });
  setTimeout(() => { inspector.stop(); process.exit(); }, 700);
`;

const runProgram = () =>
  run('node', ['--input-type=module', '--eval', programSource(webSocketUrl)], {
    cwd: path.resolve(__dirname, '../../..'),
  });

const hasPushEvent = ({ events }: InspectedApps) =>
  events.some(({ event }) => event.type === 'push');

const findDoors = ({ actors }: InspectedApps) =>
  [...actors.values()].filter(({ name }) => name === 'door');

test('the inspector shows the actors of a Node program, also after it exited', async () => {
  const liveApps = waitForApps(
    webSocketUrl,
    (apps) => findDoors(apps)[0]?.active.includes('door.open') ?? false,
  );
  await runProgram();
  const [door] = findDoors(await liveApps);
  expect(door?.chart?.root.states.map(({ key }) => key)).toEqual(['closed', 'open']);
  const appsAfterExit = await waitForApps(webSocketUrl, hasPushEvent);
  expect(findDoors(appsAfterExit)).toHaveLength(1);
});

test('the inspector redacts secrets before they reach a page', async () => {
  await runProgram();
  const apps = await waitForApps(webSocketUrl, hasPushEvent);
  expect(findDoors(apps)[0]?.context).toEqual({ password: '•••' });
  expect(JSON.stringify(apps.events)).not.toContain('secret-of-mine');
});

test('the inspector distinguishes several programs', async () => {
  await Promise.all([runProgram(), runProgram()]);
  const apps = await waitForApps(
    webSocketUrl,
    (apps) => findDoors(apps).filter(({ active }) => active.length > 1).length > 1,
  );
  expect(new Set(findDoors(apps).map(({ app }) => app)).size).toBe(2);
});

test.each([
  ['a page of another site', { origin: 'https://example.com' }],
  ['another host name', { host: 'example.com' }],
])('the inspector rejects requests from %s', async (_client, headers) => {
  const opened = await new Promise<boolean>((resolve) => {
    const socket = new WebSocket(`${webSocketUrl}viewer`, { headers });
    socket.on('open', () => resolve(true));
    socket.on('error', () => resolve(false));
  });
  expect(opened).toBe(false);
});

test('the inspector ignores messages that do not match the protocol', async () => {
  const socket = new WebSocket(webSocketUrl);
  await new Promise((resolve) => socket.on('open', resolve));
  for (const invalidMessage of ['{', '1', 'null', '{"type":"@xstate.actor"}'])
    socket.send(invalidMessage);
  socket.send(JSON.stringify({ type: '@xstate.actor', sessionId: 'x:0', definition: '{"id":1}' }));
  const apps = await waitForApps(webSocketUrl, ({ actors }) => actors.size > 0);
  expect([...apps.actors.keys()]).toEqual(['Application 1/x:0']);
  socket.close();
});
