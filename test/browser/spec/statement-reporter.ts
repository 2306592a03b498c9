import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { sections } from './sections';

interface Statement {
  section: string;
  text: string;
  holds: boolean;
  error: string | undefined;
}

/** Prints the statements of the specification as a list: which hold, by section, and how many. */
export default class StatementReporter implements Reporter {
  private readonly statements: Statement[] = [];
  private total = 0;

  onBegin(_configuration: unknown, suite: Suite): void {
    this.total = suite.allTests().length;
    console.log(`Trying ${this.total} statements of the specification`);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    // The path begins with the root, the project and the file.
    const [section = '', ...rest] = test.titlePath().slice(3);
    const text = rest.length > 0 ? rest.join(': ') : section;
    const holds = test.outcome() === 'expected';
    this.statements.push({ section, text, holds, error: result.error?.message });
    if (process.stdout.isTTY) process.stdout.write(holds ? '·' : '✗');
  }

  onError({ message }: { message?: string }): void {
    console.log(message);
  }

  onEnd({ status, duration }: FullResult): void {
    const known: readonly string[] = Object.values(sections);
    const found = [...new Set(this.statements.map(({ section }) => section))];
    const ordered = [
      ...known.filter((section) => found.includes(section)),
      ...found.filter((section) => !known.includes(section)).sort(),
    ];
    for (const section of ordered) {
      console.log(`\n${section}`);
      this.statements.filter((statement) => statement.section === section).forEach(print);
    }
    const holding = this.statements.filter(({ holds }) => holds).length;
    const seconds = Math.round(duration / 1000);
    console.log(`\n${holding} of ${this.total} statements hold (${seconds} s, ${status})`);
  }

  printsToStdio(): boolean {
    return true;
  }
}

function print({ text, holds, error }: Statement): void {
  console.log(`  ${holds ? '✓' : '✗'} ${text}`);
  if (!holds && error) console.log(error.replace(/^/gm, '      '));
}
