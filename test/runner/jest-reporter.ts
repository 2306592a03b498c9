import path from 'node:path';
import { tell } from './progress-message';
import { project } from './runner';

/** Tells each test file that is done; of what jest hands over, this is all that it reads. */
export default class JestReporter {
  onRunStart({ numTotalTestSuites }: { numTotalTestSuites: number }): void {
    tell({ total: numTotalTestSuites });
  }

  /** @param perfStats in milliseconds. */
  onTestFileResult(
    test: { path: string },
    { perfStats }: { perfStats: { start: number; end: number } },
  ): void {
    const seconds = (perfStats.end - perfStats.start) / 1000;
    tell({ done: path.relative(project, test.path), seconds });
  }
}
