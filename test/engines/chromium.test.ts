import { browserFlags, findBrowser } from '../browser/chromium';
import { launchWithPuppeteer } from './puppeteer';
import { walkMainJob } from './walk';

walkMainJob(async () => {
  const { executablePath, env } = await findBrowser();
  return launchWithPuppeteer({
    executablePath,
    env: { ...process.env, ...env },
    args: browserFlags,
  });
});
