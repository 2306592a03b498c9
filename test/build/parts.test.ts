import path from 'node:path';
import ts from 'typescript';

const project = path.resolve(__dirname, '../..');

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
  host.getSourceFile = (name, ...rest) =>
    name === probe
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
      : getSourceFile.call(host, name, ...rest);
  const program = ts.createProgram([...parsed.fileNames, probe], parsed.options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(probe))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

const names = (...all: string[]) =>
  all.map((name) => `export const of_${name} = ${name};`).join('');
const unknown = (name: string): unknown =>
  expect.stringContaining(`Cannot find name '${name}'`) as unknown;

test('the client knows the browser, but neither Node nor the tests', () => {
  const text = names('document', 'process', 'Buffer', 'describe');
  expect(problemsOf('src/client', text)).toEqual(['process', 'Buffer', 'describe'].map(unknown));
});

test('the server knows Node, but neither the browser nor the tests', () => {
  const text = names('process', 'Buffer', 'document', 'describe');
  expect(problemsOf('src/server', text)).toEqual(['document', 'describe'].map(unknown));
});
