import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { startSandbox, type Sandbox } from '../../../src/sandbox/start-sandbox';
import { generousLimits } from '../../server/support/generous-limits';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>A minimal page</title>
<script type="application/json" id="secondhand-configuration"></script>
<script defer src="/assets/minimal-page.js"></script></head><body><div id="root"></div></body></html>`;

/** Serves the minimal page from the marketplace's server. */
export async function startMinimalPage(): Promise<Sandbox> {
  const folder = await mkdtemp(path.join(tmpdir(), 'secondhand-minimal-page-'));
  const clientFolder = path.join(folder, 'client');
  await mkdir(path.join(clientFolder, 'assets'), { recursive: true });
  const script = path.join(clientFolder, 'assets/minimal-page.js');
  await build({
    entryPoints: [path.join(__dirname, 'minimal-page.tsx')],
    outfile: script,
    bundle: true,
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const bytes = await readFile(script);
  await writeFile(`${script}.gz`, gzipSync(bytes, { level: 9 }));
  await writeFile(`${script}.br`, brotliCompressSync(bytes));
  await writeFile(path.join(clientFolder, 'index.html'), page);
  return startSandbox({
    port: 0,
    dataFolder: folder,
    clientFolder,
    seed: 'none',
    environment: generousLimits,
  });
}
