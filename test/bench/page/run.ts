import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { builtFolder, rootFolder } from '../../../src/sandbox/built-folders';
import { startMarketplace } from '../../browser/marketplace';
import { rowOf, type Figure } from './figure';
import { measureGestures } from './gestures';
import { auditPages } from './lighthouse';
import { startMinimalPage } from './minimal-page-server';
import { measureVisits } from './visits';
import { measureWeight } from './weight';

/** `npm run bench page [part …]`: measures the pages, compared with a minimal page. */

const runs = Number(process.env['BENCH_TIMES'] ?? 5);

async function main(): Promise<void> {
  const selectedParts = process.argv.slice(2);
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: rootFolder, stdio: 'inherit' });
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'secondhand-bench-'));
  const marketplace = await startMarketplace(dataFolder);
  const minimalPage = await startMinimalPage();
  const { origin } = marketplace;
  const parts: Record<string, () => Promise<Figure[]>> = {
    weight: measureWeight,
    visits: () => measureVisits(origin, runs),
    lighthouse: () => auditPages(origin, minimalPage.origin, runs),
    gestures: () => measureGestures(origin, runs),
  };
  const figures: Figure[] = [];
  try {
    for (const [name, measure] of Object.entries(parts)) {
      if (selectedParts.length > 0 && !selectedParts.includes(name)) continue;
      const partFigures = await measure();
      figures.push(...partFigures);
      console.table(partFigures.map(rowOf));
    }
  } finally {
    await Promise.all([marketplace.stop('SIGINT'), minimalPage.close()]);
    await rm(dataFolder, { recursive: true, force: true });
  }
  const [processor] = cpus();
  console.info(`Node ${process.version}, ${cpus().length} × ${processor?.model ?? 'unknown'}`);
  console.table(figures.map(rowOf));
  const file = path.join(builtFolder, 'bench.json');
  await mkdir(builtFolder, { recursive: true });
  await writeFile(file, JSON.stringify(figures, null, 2));
  console.info(`The samples are in ${path.relative(rootFolder, file)}.`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
