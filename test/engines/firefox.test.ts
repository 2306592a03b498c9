import { findFirefox } from './find-firefox';
import { launchWithPuppeteer } from './puppeteer';
import { testMainFlow } from './main-flow';

testMainFlow(() => {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('No Firefox found: install one, or set FIREFOX_PATH.');
  return launchWithPuppeteer({ browser: 'firefox', executablePath });
});
