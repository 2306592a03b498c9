import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { writeReport } from './chunk-report';
import { measureChunks, measureSizes } from './measure-chunks';

/** Relative to the report folder. */
export const sizesFile = 'sizes.json';

/** Writes what is in each chunk, and the sizes that `npm run budget` checks. */
export class SizeReportPlugin {
  constructor(private readonly reportFolder: string) {}

  apply(compiler: Compiler): void {
    const { name } = SizeReportPlugin;
    const write = (file: string, text: string) =>
      writeFile(path.join(this.reportFolder, file), text);
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        await mkdir(this.reportFolder, { recursive: true });
        await write('chunks.txt', writeReport(measureChunks(compilation)));
        await write(sizesFile, `${JSON.stringify(measureSizes(compilation), undefined, 2)}\n`);
      });
    });
  }
}
