/** Closes what was opened when the system asks the process to end; asked twice, it ends at once. */
export function closeOnSignals(close: () => Promise<void>): void {
  let closing = false;
  const stop = () => {
    if (closing) process.exit(1);
    closing = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
