import { findFirefox } from './find-firefox';
import { launchWithPuppeteer } from './puppeteer';
import { walkMainJob } from './walk';

walkMainJob(() => {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('No Firefox found: install one, or set FIREFOX_PATH.');
  return launchWithPuppeteer({ browser: 'firefox', executablePath });
});
