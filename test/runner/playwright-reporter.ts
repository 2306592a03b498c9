import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { tell } from './progress-message';

/** Tells each test that is done. */
export default class PlaywrightReporter implements Reporter {
  onBegin(_config: FullConfig, suite: Suite): void {
    tell({ total: suite.allTests().length });
  }

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    tell({ done: test.titlePath().join(' › '), seconds: duration / 1000 });
  }
}
