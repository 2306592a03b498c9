import type { FastifyInstance } from 'fastify';
import { largestImage } from '../../../src/contract/image-host';
import { uploadCall } from './calls';
import { answerOrFail } from './failures';
import type { Party } from './register-marketplace';

export const uploadUrl = '/pictures/1/upload';

interface UploadRoute {
  Body: Buffer;
  Querystring: { key?: string };
}

/** The form's fields; of a file its name, type and size. */
async function formFields(body: Buffer, contentType: string) {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  }).formData();
  return Object.fromEntries(
    [...form].map(([field, value]) => {
      if (typeof value === 'string') return [field, value];
      const { name, type, size } = value;
      return [field, { name, type, size }];
    }),
  );
}

/** Stands before the sandbox's image host, to record what is sent there and to fail. */
export function registerUpload(app: FastifyInstance, { record, failureOf }: Party): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: 2 * largestImage },
      (_request, body, done) => done(null, body),
    );
    scope.post<UploadRoute>(uploadUrl, async ({ method, url, headers, body }, reply) => {
      const contentType = headers['content-type'] ?? '';
      const fields = await formFields(body, contentType);
      record({ call: uploadCall, method, url, headers, body: fields, at: Date.now() });
      return answerOrFail(reply, failureOf(uploadCall), async () => {
        const answer = await app.inject({
          method: 'POST',
          url: url.replace(uploadUrl, '/image-host/1/upload'),
          headers: { 'content-type': contentType },
          payload: body,
        });
        reply.code(answer.statusCode);
        return answer.json();
      });
    });
  });
}
