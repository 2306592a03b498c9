const maxPrinted = 3;

/** Logs the stack traces of the first unexpected errors, which no response contains. */
export function printFirstFailures() {
  let printed = 0;
  return {
    level: 'error',
    stream: {
      write(line: string) {
        const { err } = JSON.parse(line) as { err?: { stack: string } };
        if (err && printed < maxPrinted) process.stderr.write(`${err.stack}\n`);
        if (err) printed += 1;
      },
    },
  };
}
