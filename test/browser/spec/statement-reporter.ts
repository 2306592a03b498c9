import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { specificationSections } from './specification-sections';

const sectionTitles: readonly string[] = Object.values(specificationSections);

/** A test's section and statement. The title path begins with the root, the project and the file. */
function readTitles(test: TestCase) {
  const titles = test.titlePath().slice(3);
  const [first = ''] = titles;
  return sectionTitles.includes(first)
    ? { section: first, statement: titles.slice(1).join(': ') }
    : { section: specificationSections.calls, statement: titles.join(': ') };
}

const hasPassed = (test: TestCase) => ['expected', 'flaky'].includes(test.outcome());

function printFailure(test: TestCase): void {
  const { statement } = readTitles(test);
  const retryNote = test.outcome() === 'flaky' ? ' (holds at the second try)' : '';
  console.log(`  ✗ ${statement}${retryNote}`);
  const failed = test.results.find(({ error }) => error);
  const error = failed?.error?.message ?? 'It was not tried.';
  console.log(error.replace(/^/gm, '      '));
}

/** Prints how many statements of the specification hold, by section, and those that do not. */
export default class StatementReporter implements Reporter {
  private tests: TestCase[] = [];

  onBegin(_configuration: unknown, suite: Suite): void {
    this.tests = suite.allTests();
    console.log(`Trying ${this.tests.length} statements of the specification`);
  }

  onTestEnd(test: TestCase): void {
    process.stdout.write(hasPassed(test) ? '·' : '✗');
  }

  onError({ message = 'Something went wrong outside of the tests.' }: { message?: string }): void {
    console.log(message);
  }

  onEnd({ status, duration }: FullResult): void {
    console.log();
    for (const section of sectionTitles) {
      const tests = this.tests.filter((test) => readTitles(test).section === section);
      if (tests.length === 0) continue;
      console.log(`${section} (${tests.filter(hasPassed).length} of ${tests.length})`);
      tests.filter((test) => test.outcome() !== 'expected').forEach(printFailure);
    }
    const sum = `${this.tests.filter(hasPassed).length} of ${this.tests.length} statements hold`;
    console.log(`\n${sum} (${Math.round(duration / 1000)} s, ${status})`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
