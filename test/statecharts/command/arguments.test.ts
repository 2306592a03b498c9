import { parseCommand, UsageError } from '../../../src/statecharts/command/arguments';

test.each([
  ['--help', { name: 'help' }],
  ['draw -h', { name: 'help' }],
  ['--version', { name: 'version' }],
  ['draw src', { name: 'draw', files: ['src'], options: { check: false, format: 'svg' } }],
  [
    'draw --check --mermaid a.ts b.ts',
    { name: 'draw', files: ['a.ts', 'b.ts'], options: { check: true, format: 'mmd' } },
  ],
  ['inspect', { name: 'inspect', port: 8080, isRedacted: true }],
  ['inspect --port 0 --unredacted', { name: 'inspect', port: 0, isRedacted: false }],
])('statecharts %s', (line, command) => {
  expect(parseCommand(line.split(' '))).toEqual(command);
});

test.each([
  ['', 'A command is missing'],
  ['paint', '"paint" is not a command'],
  ['draw', 'draw needs files or folders'],
  ['--colour', "Unknown option '--colour'"],
  ['inspect here', 'inspect takes no "here"'],
  ['inspect --port', "Option '--port <value>' argument missing"],
  ...['abc', '80.5', '0x50', '65536'].map((port) => [
    `inspect --port ${port}`,
    `"${port}" is not a port (expected a number from 0 to 65535)`,
  ]),
])('statecharts %s reports what is wrong', (line, message) => {
  const parse = () => parseCommand(line.split(' ').filter(Boolean));
  expect(parse).toThrow(UsageError);
  expect(parse).toThrow(message);
});
