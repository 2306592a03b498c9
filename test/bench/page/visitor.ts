import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from '../../browser/chromium';

/** A browser with a profile of its own. */
export interface Visitor {
  context: BrowserContext;
  close: () => Promise<void>;
}

export async function startVisitor(origin: string): Promise<Visitor> {
  const { executablePath, env } = await findBrowser();
  const profile = await mkdtemp(path.join(tmpdir(), 'secondhand-visitor-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    args: browserFlags,
    env: { ...process.env, ...env } as Record<string, string>,
  });
  return {
    context,
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Clicks the sandbox's button for a demo account. */
export async function signIn(page: Page, label: 'Buyer' | 'Seller' | 'Admin'): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.getByText('Successfully Logged In!').waitFor();
}

/** Slows the page's CPU down by this factor. */
export async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}
