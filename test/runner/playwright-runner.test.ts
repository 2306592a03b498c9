import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { playwrightRunner } from './playwright-runner';
import type { ProgressMessage } from './progress-message';
import { tallyOf } from './runner';

let folder: string;
beforeAll(async () => {
  // By this Playwright tells that jest runs it, and refuses.
  delete process.env['JEST_WORKER_ID'];
  folder = await mkdtemp(path.join(tmpdir(), 'secondhand-runner-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a test that needs its second try counts as failed, and is named', async () => {
  const messages: ProgressMessage[] = [];
  const runner = playwrightRunner({
    name: 'flaky',
    seconds: 1,
    configuration: 'test/runner/flaky/playwright.config.ts',
    results: folder,
  });
  const tally = await tallyOf(runner, (message) => messages.push(message));
  expect(tally).toEqual({
    passed: 1,
    failed: ['flaky.spec.ts:5 › needs a second try, though it passed on a later try'],
  });
  expect(messages[0]).toEqual({ total: 2 });
  expect(messages.slice(1).map((message) => 'done' in message && message.done)).toEqual([
    expect.stringContaining('passes at once'),
    expect.stringContaining('needs a second try'),
    expect.stringContaining('needs a second try'),
  ]);
});
