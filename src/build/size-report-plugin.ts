import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { measureSizes } from './measure-sizes';

/**
 * A webpack plugin that writes the sizes for `npm run budget`. The library size-limit is no
 * replacement: it needs Node 22 and does not know chunk groups.
 */
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
