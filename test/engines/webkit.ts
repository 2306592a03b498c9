import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { findFreePort } from '../server/support/free-port';
import { poll } from './poll';
import { WebDriverSession } from './webdriver';
import type { Engine, Window } from './window';

const driver = '/usr/bin/WebKitWebDriver';
const display = '/usr/bin/Xvfb';

/** Returns what this machine lacks for WebKit, or undefined. */
export function findMissingForWebKit(): string | undefined {
  return existsSync(driver) && existsSync(display)
    ? undefined
    : 'no WebKit found: install webkit2gtk-driver and xvfb';
}

/** Starts a virtual display, and resolves with its name. */
async function startDisplay(): Promise<{ child: ChildProcess; name: string }> {
  const screen = ['-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const child = spawn(display, ['-displayfd', '3', ...screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(createInterface(child.stdio[3] as Readable), 'line')) as [string];
  return { child, name: `:${number}` };
}

async function stop(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}

/** Resolves once the window shows a new document, which has been read. */
async function navigate(session: WebDriverSession, go: () => Promise<unknown>): Promise<void> {
  await poll('mark the page', () => session.execute('return (window.isLeft = true)'));
  await go();
  const isNew = "return !window.isLeft && document.readyState !== 'loading'";
  await poll('open a page', () => session.execute(isNew));
}

/** A window by its handle; a session's commands go to one window at a time. */
function windowOf(session: WebDriverSession, handle: string): Window {
  const inWindow = async <Result>(act: () => Promise<Result>) => {
    await session.switchTo(handle);
    return act();
  };
  return {
    open: (url) => inWindow(() => navigate(session, () => session.open(url))),
    back: () => inWindow(() => session.back()),
    reload: () => inWindow(() => navigate(session, session.reload)),
    run: (body, argument) => inWindow(() => session.execute(body, argument)),
    find: (body, argument) =>
      inWindow(async () => {
        const element = await session.find(body, argument);
        return (
          element && {
            click: () => inWindow(() => session.click(element)),
            type: (text) => inWindow(() => session.type(element, text)),
            choose: (file) => inWindow(() => session.type(element, file)),
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

/** Milliseconds; sometimes the browser exits at its start, and the driver waits for it for ever. */
const startTimeout = 30_000;

async function startDriver(screen: string, attempts = 3): Promise<Driver> {
  const port = await findFreePort();
  const child = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen, NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await poll('reach WebKitWebDriver', () => fetch(`${url}/status`));
  try {
    const signal = AbortSignal.timeout(startTimeout);
    return { child, session: await WebDriverSession.begin(url, signal) };
  } catch (error) {
    await stop(child);
    if (attempts === 1) throw error;
    return startDriver(screen, attempts - 1);
  }
}

/**
 * WebKitGTK on a virtual display. Its driver has one session at a time, and a session requested while
 * the last one ends may never start, so each user has a driver of their own.
 */
export async function launchWebKit(): Promise<Engine> {
  const screen = await startDisplay();
  let current: Driver | undefined;
  const closeProfile = async () => {
    await current?.session.end();
    if (current) await stop(current.child);
    current = undefined;
  };
  return {
    async openProfile() {
      await closeProfile();
      current = await startDriver(screen.name);
      const { session } = current;
      await session.resize(1280, 900);
      return windowOf(session, (await session.windows())[0]!);
    },
    closeProfile,
    async close() {
      await closeProfile();
      await stop(screen.child);
    },
  };
}
