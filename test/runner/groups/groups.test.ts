import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { groupFiles, nameOf } from './group-files';
import { splitResult } from './split-result';

describe('groups', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'secondhand-groups-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (name: string, source = '') => {
    writeFileSync(path.join(folder, name), source);
    return path.join(folder, name);
  };

  test('files that replace modules, clocks, the environment or the database stay alone', () => {
    const [a, b, ...others] = [
      write('a.test.ts', 'jest.fn();'),
      write('b.test.ts'),
      write('c.test.ts', 'jest.useFakeTimers();'),
      write('d.test.ts', "jest.mock('./b');"),
      write('e.test.ts', 'chooseDatabase(openMigratedDatabase);'),
      write('g.test.ts', '/** @jest-environment jsdom */'),
      write('f.test.ts', 'expect(1).toMatchInlineSnapshot();'),
    ];
    expect(groupFiles([...others, b, a])).toEqual({ [a]: { [nameOf(a)]: a, [nameOf(b)]: b } });
  });

  test('a group has at most twelve files', () => {
    const files = Array.from({ length: 30 }, (_, index) => write(`${100 + index}.test.ts`));
    const sizes = Object.values(groupFiles(files)).map((group) => Object.keys(group).length);
    expect(sizes).toEqual([12, 12, 6]);
  });
});

describe('the result of a file of a group', () => {
  const names = ['test/a.test.ts', 'test/b.test.ts'];
  const files = names.map((name) => path.resolve(__dirname, '../../..', name));
  const result = (name: string, status: string, duration: number) => ({
    ancestorTitles: [name, 'sums'],
    fullName: `${name} sums ${status}`,
    title: status,
    status,
    duration,
  });
  const group = {
    testFilePath: files[0],
    testResults: [
      result(names[0]!, 'passed', 10),
      result(names[1]!, 'passed', 20),
      result(names[1]!, 'failed', 30),
    ],
    failureMessage: `  ● ${names[1]} › sums › failed\n\n    Expected: 2\n`,
    console: [
      { origin: `at ${files[1]}:1:1`, message: 'of b' },
      { origin: 'at src', message: 'of no file' },
    ],
    perfStats: { runtime: 100, start: 1_000, end: 1_100 },
  } as unknown as Parameters<typeof splitResult>[0];

  test('contains its tests, counts, failures and output', () => {
    expect(splitResult(group, files[1]!, files)).toMatchObject({
      testFilePath: files[1],
      testResults: [
        { ancestorTitles: ['sums'], fullName: 'sums passed' },
        { ancestorTitles: ['sums'], fullName: 'sums failed' },
      ],
      numPassingTests: 1,
      numFailingTests: 1,
      failureMessage: '  ● sums › failed\n\n    Expected: 2\n',
      console: [{ message: 'of b' }],
      perfStats: { runtime: 70, start: 1_000, end: 1_070 },
    });
  });

  test('contains the output that belongs to no file, if it is the first one', () => {
    const first = splitResult(group, files[0]!, files);
    expect(first.console).toEqual([{ origin: 'at src', message: 'of no file' }]);
    expect(first.failureMessage).toBeNull();
  });
});
