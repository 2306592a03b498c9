import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { findOutgrown, type Budget } from './budget';
import { writeReport } from './chunk-report';
import { measureChunks, measureSizes } from './measure-chunks';

/** Fails the build by the name of what has outgrown its budget, and tells what is in each chunk. */
export class BudgetPlugin {
  constructor(
    private readonly budget: Budget,
    /** Where the report goes. */
    private readonly reportFile: string,
  ) {}

  apply(compiler: Compiler): void {
    const { name } = BudgetPlugin;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        await mkdir(path.dirname(this.reportFile), { recursive: true });
        await writeFile(this.reportFile, writeReport(measureChunks(compilation)));
        for (const problem of findOutgrown(measureSizes(compilation), this.budget)) {
          compilation.errors.push(new webpack.WebpackError(problem));
        }
      });
    });
  }
}
