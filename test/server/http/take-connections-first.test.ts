import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startTestServer } from '../support/start-test-server';

/**
 * Connects all at once. Each asks again as soon as it is answered, until the last one has been answered
 * as well; then it tells how many answers all had.
 */
const askFromMany = (port: string, many: number) => `
  let answers = 0;
  const silent = new Set();
  for (let number = 0; number < ${many}; number += 1) {
    const socket = require('node:net').connect(${port}, '127.0.0.1');
    const ask = () => socket.write('GET /healthz HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n');
    silent.add(socket);
    socket.on('connect', ask).on('data', () => {
      answers += 1;
      silent.delete(socket);
      if (silent.size > 0) return ask();
      process.stdout.write(String(answers));
      process.exit();
    });
  }`;

test('of many who connect at once the last are answered before the first have asked again and again', async () => {
  const server = await startTestServer();
  const many = 300;
  const { port } = new URL(server.origin);
  const asking = promisify(execFile)(process.execPath, ['-e', askFromMany(port, many)]);
  const { stdout } = await asking;
  expect(Number(stdout)).toBeLessThan(many * 10);
  await server.close();
});
