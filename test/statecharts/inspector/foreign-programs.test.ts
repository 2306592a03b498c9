import { buildSync } from 'esbuild';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { startInspector } from '../../../src/statecharts/command/inspector-server';
import type { InspectedApps } from '../../../src/statecharts/inspector/inspected-apps';
import { browserFlags, findBrowser } from '../../browser/chromium';
import { findFirefox } from '../../engines/find-firefox';
import { launchWithPuppeteer } from '../../engines/puppeteer';
import type { Engine } from '../../engines/window';
import { watch } from './watch';

const project = path.resolve(__dirname, '../../..');

/** What runs wherever there is XState, and knows nothing of who listens but an address. */
const program = (place: string, url: string) => `
  import { createWebSocketInspector } from '@statelyai/inspect';
  import { assign, createActor, fromPromise, setup } from 'xstate';
  const brewing = setup({ actors: { heat: fromPromise(async () => 96) } }).createMachine({
    id: 'brewing',
    initial: 'heating',
    states: {
      heating: { invoke: { src: 'heat', onDone: 'done' } },
      done: { type: 'final' },
    },
  });
  const machine = setup({
    types: { context: {}, events: {} },
    actors: { brewing },
    actions: { count: assign({ cups: ({ context }) => context.cups + 1 }) },
  }).createMachine({
    id: ${JSON.stringify(place)},
    context: { cups: 0, apiKey: 'nobody may see this' },
    initial: 'idle',
    states: {
      idle: { on: { order: 'working' } },
      working: { invoke: { id: 'pot', src: 'brewing', onDone: { target: 'served', actions: 'count' } } },
      served: {},
    },
  });
  const { inspect } = createWebSocketInspector({ url: ${JSON.stringify(url)} });
  const actor = createActor(machine, { inspect }).start();
  setTimeout(() => actor.send({ type: 'order', token: 'nor this' }), 100);
`;

/** The same as a page, which brings along all that it needs. */
async function served(
  url: string,
): Promise<{ addressOf: (place: string) => string; stop: () => void }> {
  const server = createServer((request, response) => {
    const place = new URL(request.url ?? '/', 'http://localhost').searchParams.get('place') ?? '';
    const { outputFiles } = buildSync({
      stdin: { contents: program(place, url), resolveDir: project },
      bundle: true,
      write: false,
    });
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><script>${outputFiles[0]!.text.replaceAll('</', '<\\/')}</script>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: (place) => `http://127.0.0.1:${port}/?place=${place}`,
    stop: () => server.close(),
  };
}

async function chromium(): Promise<Engine> {
  const { executablePath, env } = await findBrowser();
  return launchWithPuppeteer({
    executablePath,
    env: { ...process.env, ...env },
    args: browserFlags,
  });
}
function firefox(): Promise<Engine> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('No Firefox found: install one, or set FIREFOX_PATH.');
  return launchWithPuppeteer({ browser: 'firefox', executablePath });
}

const places = ['chromium', 'firefox', 'node'];

test('two browsers and a Node program are followed live at the same time', async () => {
  const inspector = await startInspector({ port: 0 });
  const sockets = inspector.address.replace('http:', 'ws:');
  const pages = await served(sockets);
  const [one, other] = await Promise.all([chromium(), firefox()]);
  const node = execFile('node', ['--input-type=module', '--eval', program('node', sockets)], {
    cwd: project,
  });
  try {
    const named = (known: InspectedApps, name: string) =>
      [...known.actors.values()].find((actor) => actor.name === name);
    const isServed = (known: InspectedApps) =>
      places.every((place) => named(known, place)?.active.includes(`${place}.served`));
    const following = watch(sockets, isServed);
    await (await one.newPerson()).open(pages.addressOf('chromium'));
    await (await other.newPerson()).open(pages.addressOf('firefox'));
    const known = await following;

    expect(new Set(places.map((place) => named(known, place)?.app)).size).toBe(3);
    for (const place of places) {
      const keys = named(known, place)?.chart?.root.states.map(({ key }) => key);
      expect(keys).toEqual(['idle', 'served', 'working']);
      expect(named(known, place)?.context).toEqual({ cups: 1, apiKey: '•••' });
    }
    // The machine that each of them has started is there, too.
    const pots = [...known.actors.values()].filter(({ chart }) => chart?.root.id === 'brewing');
    expect(pots).toHaveLength(3);
    expect(JSON.stringify([...known.events])).not.toContain('nor this');
  } finally {
    node.kill();
    await Promise.all([one.close(), other.close()]);
    pages.stop();
    await inspector.stop();
  }
});
