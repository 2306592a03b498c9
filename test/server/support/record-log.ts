import { PassThrough } from 'node:stream';
import { requestLogger } from '../../../src/server/http/create-fastify';

/** Records a server's log: pass `logger` to it, and read `lines` once it is closed. */
export function recordLog() {
  const stream = new PassThrough();
  return {
    logger: { ...Object(requestLogger), stream },
    async lines(): Promise<ReturnType<typeof JSON.parse>[]> {
      stream.end();
      const log = (await stream.setEncoding('utf8').toArray()).join('');
      return log.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []));
    },
  };
}
