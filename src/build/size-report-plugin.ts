import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { measureSizes } from './measure-sizes';

/** Writes the sizes that `npm run budget` checks. The library size-limit needs Node 22, and sees no chunk groups. */
export class SizeReportPlugin {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    const { name } = SizeReportPlugin;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        await mkdir(path.dirname(this.file), { recursive: true });
        await writeFile(this.file, JSON.stringify(measureSizes(compilation), undefined, 2));
      });
    });
  }
}
