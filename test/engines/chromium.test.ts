import { browserFlags, findBrowser } from '../browser/chromium';
import { launchWithPuppeteer } from './puppeteer';
import { testMainFlow } from './main-flow';

testMainFlow(async () => {
  const { executablePath, env } = await findBrowser();
  return launchWithPuppeteer({
    executablePath,
    env: { ...process.env, ...env },
    args: browserFlags,
  });
});
