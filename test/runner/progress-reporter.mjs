import path from 'node:path';

const { stdout } = process;

/** Prints the progress in one line, and for each file its failures and what it wrote to the console. */
export default class ProgressReporter {
  onTestResult({ path: file }, { failureMessage, console: output }, counts) {
    const messages = (output ?? []).map(
      ({ type, message, origin }) => `console.${type}: ${message}\n${origin}`,
    );
    if (failureMessage) messages.push(failureMessage);
    if (messages.length > 0) {
      stdout.write(`\n${path.relative(process.cwd(), file)}\n${messages.join('\n')}\n`);
    }
    if (!stdout.isTTY) {
      stdout.write(failureMessage ? 'F' : '·');
      return;
    }
    const { numTotalTestSuites, numPassedTestSuites, numFailedTestSuites } = counts;
    const done = `${numPassedTestSuites + numFailedTestSuites} of ${numTotalTestSuites} files`;
    const { numPassedTests, numFailedTests } = counts;
    stdout.write(`\r\x1b[K${done}, ${numPassedTests} passed, ${numFailedTests} failed`);
  }

  onRunComplete() {
    stdout.write('\n');
  }
}
