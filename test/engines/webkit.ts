import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { poll } from './poll';
import { WebDriverSession } from './webdriver';
import type { Engine, Window } from './window';

const driver = '/usr/bin/WebKitWebDriver';
const display = '/usr/bin/Xvfb';

/** What this machine lacks for WebKit; nothing when undefined. */
export function lackingForWebKit(): string | undefined {
  return existsSync(driver) && existsSync(display)
    ? undefined
    : 'no WebKit found: install webkit2gtk-driver and xvfb';
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A screen that nobody sees, and its name once it is there. */
async function startDisplay(): Promise<{ child: ChildProcess; name: string }> {
  const screen = ['-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const child = spawn(display, ['-displayfd', '3', ...screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(createInterface(child.stdio[3] as Readable), 'line')) as [string];
  return { child, name: `:${number}` };
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

/** A window by its handle; the session's commands go to one window at a time. */
function windowOf(session: WebDriverSession, handle: string): Window {
  const here = async <Result>(act: () => Promise<Result>) => {
    await session.switchTo(handle);
    return act();
  };
  return {
    open: (address) => here(() => session.open(address)),
    back: () => here(() => session.back()),
    reload: () => here(() => session.reload()),
    run: (body, argument) => here(() => session.execute(body, argument)),
    find: (body, argument) =>
      here(async () => {
        const element = await session.find(body, argument);
        return (
          element && {
            click: () => here(() => session.click(element)),
            type: (text) => here(() => session.type(element, text)),
            choose: (file) => here(() => session.type(element, file)),
          }
        );
      }),
    async popup() {
      const other = (await session.windows()).find((one) => one !== handle);
      return other === undefined ? undefined : windowOf(session, other);
    },
  };
}

interface Driver {
  child: ChildProcess;
  session: WebDriverSession;
}

/** Milliseconds; seldom the browser ends as it begins, and the driver waits for it for ever. */
const longestBeginning = 30_000;

async function startDriver(screen: string, attempts = 3): Promise<Driver> {
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen, NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await poll('reach WebKitWebDriver', () => fetch(`${address}/status`));
  try {
    const signal = AbortSignal.timeout(longestBeginning);
    return { child, session: await WebDriverSession.begin(address, signal) };
  } catch (error) {
    await stop(child);
    if (attempts === 1) throw error;
    return startDriver(screen, attempts - 1);
  }
}

/**
 * WebKitGTK, on a screen of its own. Its driver has one session at a time, and one that is asked for
 * while the last is ending may never begin: so each person has a driver of their own.
 */
export async function launchWebKit(): Promise<Engine> {
  const screen = await startDisplay();
  let current: Driver | undefined;
  const leave = async () => {
    await current?.session.end();
    if (current) await stop(current.child);
    current = undefined;
  };
  return {
    async newPerson() {
      await leave();
      current = await startDriver(screen.name);
      const { session } = current;
      await session.resize(1280, 900);
      return windowOf(session, (await session.windows())[0]!);
    },
    leave,
    async close() {
      await leave();
      await stop(screen.child);
    },
  };
}
