import { parseArgs } from 'node:util';

export const usage = `statecharts draw [--check] [--mermaid] <files or folders>
    Writes every machine of these files as a drawing beside it. A folder stands for its *.machine.* files.
    Drawing runs the files: draw only code that you trust.
    --check    only lists missing, stale and obsolete drawings, and fails if there are any
    --mermaid  writes Mermaid instead of SVG
statecharts inspect [--port 8080] [--unredacted]
    Shows what applications with @statelyai/inspect do, on a page of this computer.
    --port        the port to listen on, 0 for any that is free
    --unredacted  shows passwords, tokens and card numbers as well
statecharts --help
statecharts --version
`;

export type Command =
  | { name: 'help' }
  | { name: 'version' }
  | { name: 'draw'; files: string[]; options: { check: boolean; format: 'svg' | 'mmd' } }
  | { name: 'inspect'; port: number; isRedacted: boolean };

/** Invalid arguments, described in one line. */
export class UsageError extends Error {}

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        check: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
        mermaid: { type: 'boolean', default: false },
        port: { type: 'string', default: '8080' },
        unredacted: { type: 'boolean', default: false },
        version: { type: 'boolean', short: 'v' },
      },
    });
  } catch (error) {
    // Node explains how to escape a dash after the first sentence.
    throw new UsageError((error as Error).message.split('. ')[0]);
  }
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new UsageError(`"${text}" is not a port (expected a number from 0 to 65535)`);
  }
  return port;
}

/** @throws UsageError */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parseArguments(args);
  const [name, ...rest] = positionals;
  if (values.help || name === 'help') return { name: 'help' };
  if (values.version) return { name: 'version' };
  if (name === 'draw') {
    if (rest.length === 0) throw new UsageError('draw needs files or folders');
    const { check, mermaid } = values;
    return { name, files: rest, options: { check, format: mermaid ? 'mmd' : 'svg' } };
  }
  if (name === 'inspect') {
    if (rest.length > 0) throw new UsageError(`inspect takes no "${rest.join(' ')}"`);
    return { name, port: parsePort(values.port), isRedacted: !values.unredacted };
  }
  throw new UsageError(name === undefined ? 'A command is missing' : `"${name}" is not a command`);
}
