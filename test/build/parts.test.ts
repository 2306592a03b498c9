import path from 'node:path';
import ts from 'typescript';

const project = path.resolve(__dirname, '../..');
/** The parts share their libraries, each of which is parsed once. */
const parsedFiles = new Map<string, ts.SourceFile | undefined>();

/** What the compiler says of a file with this text in a part, among the part's own files. */
function problemsOf(part: string, text: string): string[] {
  const config = path.join(project, part, 'tsconfig.json');
  const parsed = ts.getParsedCommandLineOfConfigFile(
    config,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  )!;
  const probe = path.join(project, part, 'probe.ts');
  const host = ts.createCompilerHost(parsed.options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) => {
    if (name === probe) return ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
    if (!parsedFiles.has(name)) parsedFiles.set(name, getSourceFile.call(host, name, ...rest));
    return parsedFiles.get(name);
  };
  const program = ts.createProgram([...parsed.fileNames, probe], parsed.options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(probe))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

const names = ['document', 'process', 'Buffer', 'describe'];
const probe = names.map((name) => `export const of_${name} = ${name};`).join('');

test.each([
  ['src/contract', []],
  ['src/client', ['document']],
  ['src/client/prerender', ['document', 'process', 'Buffer']],
  ['src/statecharts', ['document']],
  ['src/statecharts/drawings', ['process', 'Buffer']],
  ['src/server', ['process', 'Buffer']],
  ['src/build', ['process', 'Buffer']],
  ['src/sandbox', ['process', 'Buffer']],
  ['src/sandbox/browser', ['document']],
])('of the browser, Node and the tests %s knows %j', (part, known) => {
  const unknown = names.filter((name) => !known.includes(name));
  expect(problemsOf(part, probe)).toEqual(
    unknown.map((name) => expect.stringContaining(`Cannot find name '${name}'`) as unknown),
  );
});
