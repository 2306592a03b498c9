import { parseCommand, usage, UsageError, type Command } from './arguments';
import { draw } from './draw';
import { startInspector } from './inspector-server';

/** Set by the build of the package. */
const version = process.env.STATECHARTS_VERSION ?? 'unreleased';

const print = (text: string) => void process.stdout.write(`${text}\n`);

async function runDraw({ files, options }: Extract<Command, { name: 'draw' }>) {
  const { changes, problems } = await draw(files, options);
  [...changes, ...problems].forEach(print);
  // Executed files may have started timers or servers, which would keep the process alive.
  process.exit(problems.length > 0 ? 1 : 0);
}

async function run(command: Command): Promise<void> {
  if (command.name === 'help') return print(usage);
  if (command.name === 'version') return print(version);
  if (command.name === 'draw') return runDraw(command);
  const { address } = await startInspector(command);
  print(`The inspector is at ${address}`);
}

/** Formats an error as one line: a stack trace does not help the user of a command. */
function formatError(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}. See statecharts --help.`;
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose another one with --port.`;
  if (code === 'EACCES' && port) return `Port ${port} needs more rights. Choose one from 1024.`;
  return message;
}

async function main(): Promise<void> {
  try {
    await run(parseCommand(process.argv.slice(2)));
  } catch (error) {
    process.stderr.write(`statecharts: ${formatError(error)}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

void main();
