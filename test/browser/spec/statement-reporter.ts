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

function print(test: TestCase): void {
  const { statement } = readTitles(test);
  const retryNote = test.outcome() === 'flaky' ? ' (at the second try)' : '';
  console.log(`  ${hasPassed(test) ? '✓' : '✗'} ${statement}${retryNote}`);
  if (test.outcome() === 'expected') return;
  const failed = test.results.find(({ error }) => error);
  const error = failed?.error?.message ?? 'It was not tried.';
  console.log(error.replace(/^/gm, '      '));
}

/** Prints the statements of the specification as a list: which hold, by section, and how many. */
export default class StatementReporter implements Reporter {
  private tests: TestCase[] = [];

  onBegin(_configuration: unknown, suite: Suite): void {
    this.tests = suite.allTests();
    console.log(`Trying ${this.tests.length} statements of the specification`);
  }

  onTestEnd(test: TestCase): void {
    if (process.stdout.isTTY) process.stdout.write(hasPassed(test) ? '·' : '✗');
  }

  onError({ message = 'Something went wrong outside of the tests.' }: { message?: string }): void {
    console.log(message);
  }

  onEnd({ status, duration }: FullResult): void {
    for (const section of sectionTitles) {
      const tests = this.tests.filter((test) => readTitles(test).section === section);
      if (tests.length === 0) continue;
      console.log(`\n${section} (${tests.filter(hasPassed).length} of ${tests.length})`);
      tests.forEach(print);
    }
    const sum = `${this.tests.filter(hasPassed).length} of ${this.tests.length} statements hold`;
    console.log(`\n${sum} (${Math.round(duration / 1000)} s, ${status})`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
