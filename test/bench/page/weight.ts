import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import budget from '../../../.ci/budget.json';
import { clientFolder } from '../../../src/sandbox/built-folders';
import type { Figure } from './figure';

const compressedSize = (content: Buffer | string) => gzipSync(content, { level: 9 }).length;
const kilobytes = (bytes: number) => bytes / 1000;

/** The gzipped size of Home in kilobytes of 1,000 bytes. */
export async function measureWeight(): Promise<Figure[]> {
  const page = await readFile(path.join(clientFolder, 'index.html'), 'utf8');
  const scriptUrls = new Set(page.match(/\/assets\/[^"]+\.js/g));
  const scripts = await Promise.all(
    [...scriptUrls].map((url) => readFile(path.join(clientFolder, url))),
  );
  const styles = [...page.matchAll(/<style[^>]*>([^<]*)/g)].map(([, css = '']) => css).join('');
  if (scripts.length === 0 || !styles) throw new Error('Home has no scripts or no inline styles.');
  const sum = scripts.reduce((bytes, script) => bytes + compressedSize(script), 0);
  return [
    {
      name: 'Home: scripts',
      unit: 'KB',
      goal: `at most ${kilobytes(budget.initialScripts)}`,
      samples: [kilobytes(sum)],
    },
    {
      name: 'Home: inline styles',
      unit: 'KB',
      goal: `at most ${kilobytes(budget.initialStyles)}`,
      samples: [kilobytes(compressedSize(styles))],
    },
    { name: 'Home: page', unit: 'KB', goal: '', samples: [kilobytes(compressedSize(page))] },
  ];
}
