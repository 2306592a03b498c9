import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { builtFolder, rootFolder } from '../../../src/sandbox/built-folders';
import { rowOf, type Figure } from './figure';
import { measureGestures } from './gestures';
import { measureLeaks } from './leaks';
import { auditPages } from './lighthouse';
import { measureLongList } from './long-list';
import { measureMotion } from './motion';
import { startReference } from './reference';
import { measureRouteChanges } from './route-changes';
import { startShop } from './shop';
import { measureStatecharts } from './statecharts';
import { measureVisits } from './visits';
import { measureWeight } from './weight';

/** `npm run bench [part …]`: how quick the marketplace is, beside a minimal page. */

const times = Number(process.env['BENCH_TIMES'] ?? 5);

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: rootFolder, stdio: 'inherit' });
  const { marketplace, dataFolder } = await startShop();
  const reference = await startReference();
  const { origin } = marketplace;
  const parts: Record<string, () => Promise<Figure[]>> = {
    weight: measureWeight,
    visits: () => measureVisits(origin, times),
    lighthouse: () => auditPages(origin, reference.origin, times),
    gestures: () => measureGestures(origin, times),
    motion: () => measureMotion(origin, times),
    list: () => measureLongList(origin, times),
    routes: () => measureRouteChanges(origin, times),
    leaks: () => measureLeaks(origin),
    statecharts: () => measureStatecharts(origin, times),
  };
  const figures: Figure[] = [];
  try {
    for (const [name, measure] of Object.entries(parts)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const measured = await measure();
      figures.push(...measured);
      console.table(measured.map(rowOf));
    }
  } finally {
    await Promise.all([marketplace.stop('SIGINT'), reference.close()]);
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
