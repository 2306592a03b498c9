import { execFile } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Checks a source as if it were a component of the client. @returns the reported lines, from 1 */
async function reportedLines(source: string): Promise<number[]> {
  const output = await new Promise<string>((resolve) => {
    const lint = execFile(
      process.execPath,
      [
        'node_modules/eslint/bin/eslint.js',
        ...['--stdin', '--stdin-filename', 'src/client/components/page/panel.tsx'],
        ...['--format', 'json'],
      ],
      { cwd: root },
      (_error, stdout) => resolve(stdout),
    );
    lint.stdin?.end(source);
  });
  const [file] = JSON.parse(output) as [{ messages: { ruleId: string; line: number }[] }];
  const own = file.messages.filter(({ ruleId }) => ruleId === 'translation/translatable-text');
  return [...new Set(own.map(({ line }) => line))];
}

const source = `
import type { ReactElement, ReactNode } from 'react';

interface Props {
  text: string;
  count: number;
  isNew: boolean;
  icon?: ReactElement;
  children: ReactNode;
}

const Word = ({ text }: { text: string }) => text; // a component that renders bare text
const Tick = ({ isNew }: Pick<Props, 'isNew'>) => (isNew ? <b>new</b> : null);
const Mark = () => <b>new</b>;

export const Examples = ({ text, count, isNew, icon, children }: Props) => (
  <main>
    <p>{text}</p>
    <p>{\`\${count} watches\`}</p>
    <p>{isNew ? 'New' : <b>Used</b>}</p>
    <p>Nothing changes <b>here</b> or here</p>
    <p>Nothing changes <Mark /> or here</p>
    <p>{isNew && <b>new</b>} <span>{text}</span> {icon}</p>
    <p>{text && <b>{text}</b>}<i /></p>
    <p>{children}</p>
    <p>{count} watches</p> {/* reported */}
    <p>{text}<b>beside</b></p> {/* reported */}
    <p>{isNew && <b>new</b>} after</p> {/* reported */}
    <p><Tick isNew={isNew} /> after</p> {/* reported */}
    <p><i />{children}</p> {/* reported */}
    <p>{isNew && <>New words</>}</p> {/* reported */}
    <p><Word text={text} /></p> {/* reported */}
  </main>
);
`;

test('text is reported where a translated page would keep it or throw, and only there', async () => {
  const expected = source
    .split('\n')
    .flatMap((line, index) => (line.includes('{/* reported */}') ? [index + 1] : []));
  expect(await reportedLines(source)).toEqual(expected);
});
