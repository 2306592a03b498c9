import { buildSync } from 'esbuild';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { browserFlags, findBrowser } from '../../browser/chromium';
import { poll } from '../../engines/poll';
import { launchWithPuppeteer } from '../../engines/puppeteer';

const run = promisify(execFile);
const project = path.resolve(__dirname, '../../..');
const modules = path.join(project, 'node_modules');

/** A separate project with the package and its peers installed. */
let folder: string;
const file = (name: string) => path.join(folder, name);

beforeAll(async () => {
  await run('npm', ['run', 'build', '--workspace', 'statecharts'], { cwd: project });
  folder = mkdtempSync(path.join(tmpdir(), 'statecharts-package-'));
  mkdirSync(file('node_modules'));
  const installed = ['@types', 'csstype', 'elkjs', 'esbuild', 'react', 'react-dom', 'scheduler'];
  for (const name of [...installed, 'ws', 'xstate']) {
    symlinkSync(path.join(modules, name), file(`node_modules/${name}`));
  }
  cpSync(path.join(project, 'dist/statecharts'), file('node_modules/statecharts'), {
    recursive: true,
  });
  writeFileSync(file('package.json'), '{ "type": "module" }');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const machine = `createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { press: 'on' } }, on: {} } })`;

test("the package's types and modules load with Node's module resolution", async () => {
  writeFileSync(
    file('use.ts'),
    `import { getChart, mermaid, Statechart, type Chart } from 'statecharts';
     import { StatechartElement } from 'statecharts/element';
     import { createMachine } from 'xstate';
     const chart: Chart = getChart(${machine});
     console.log(mermaid(chart).split('\\n')[0], typeof Statechart, typeof StatechartElement);`,
  );
  const options = ['--module', 'nodenext', '--target', 'es2022', '--strict', '--types', 'react'];
  await run(path.join(modules, '.bin/tsc'), [...options, '--outDir', 'out', 'use.ts'], {
    cwd: folder,
  });
  const { stdout } = await run('node', ['out/use.js'], { cwd: folder });
  expect(stdout).toBe('stateDiagram-v2 function function\n');
});

test("the package's command prints its version, and an error in one line", async () => {
  const command = file('node_modules/statecharts/statecharts.cjs');
  const { stdout } = await run('node', [command, '--version']);
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  await expect(run('node', [command, '--paint'])).rejects.toMatchObject({
    code: 2,
    stderr: "statecharts: Unknown option '--paint'. See statecharts --help.\n",
  });
});

test("the package's component stays inside its container, and styles nothing else", async () => {
  buildSync({
    stdin: {
      contents: `import { createMachine } from 'xstate';
        import 'statecharts/element';
        document.querySelector('xstate-chart').machine = ${machine};`,
      resolveDir: folder,
    },
    bundle: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    outfile: file('page.js'),
  });
  writeFileSync(
    file('page.html'),
    `<!doctype html><title>Page</title>
     <xstate-chart style="display: block; height: 60px" theme="dark"></xstate-chart><p>Next paragraph</p>
     <script src="page.js"></script>`,
  );
  const { executablePath, env } = await findBrowser();
  const engine = await launchWithPuppeteer({
    executablePath,
    env: { ...process.env, ...env },
    args: browserFlags,
  });
  try {
    const window = await engine.openProfile();
    await window.open(pathToFileURL(file('page.html')).href);
    const read = () =>
      window.run(
        `const chart = document.querySelector('xstate-chart svg');
         if (!chart) return null;
         const variable = (element) => getComputedStyle(element).getPropertyValue('--chart-ground');
         return {
           overlaps: chart.getBoundingClientRect().bottom
             > document.querySelector('p').getBoundingClientRect().top,
           page: variable(document.documentElement),
           chart: variable(chart),
         };`,
        '',
      );
    expect(await poll('draw the chart', read)).toEqual({
      overlaps: false,
      page: '',
      chart: '#0c1119',
    });
  } finally {
    await engine.close();
  }
});
