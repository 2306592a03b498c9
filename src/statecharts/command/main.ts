import { parseArgs } from 'node:util';
import { draw } from './draw';
import { startInspector } from './inspector-server';

const usage = `statecharts draw [--check] [--mermaid] <files or folders>
    Writes every machine of these files as a drawing beside it. A folder stands for its *.machine.* files.
    --check only names what is missing, stale or left over, and fails if anything is.
statecharts inspect [--port 8080] [--unredacted]
    Shows what applications with @statelyai/inspect do, on a page of this computer.
`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: 'boolean' },
      mermaid: { type: 'boolean' },
      unredacted: { type: 'boolean' },
      port: { type: 'string' },
    },
  });
  const [command, ...files] = positionals;
  if (command === 'draw' && files.length > 0) {
    const { check = false, mermaid = false } = values;
    const { done, problems } = await draw(files, { check, format: mermaid ? 'mmd' : 'svg' });
    [...done, ...problems].forEach((line) => process.stdout.write(`${line}\n`));
    // What a file has started beside its machines may go on for ever.
    process.exit(problems.length > 0 ? 1 : 0);
  } else if (command === 'inspect') {
    const { address } = await startInspector({
      port: Number(values.port ?? 8080),
      isRedacted: !values.unredacted,
    });
    process.stdout.write(`The inspector is at ${address}\n`);
  } else {
    process.stdout.write(usage);
    process.exitCode = 2;
  }
}

void main();
