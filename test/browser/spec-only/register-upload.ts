import type { FastifyInstance } from 'fastify';
import { openDiskStore } from '../../../src/server/domains/pictures/disk-store';
import { openPictures } from '../../../src/server/domains/pictures/open-pictures';
import { registerPictureRoute } from '../../../src/server/domains/pictures/picture-files.routes';
import { maxImageBytes } from '../../../src/contract/pictures/image-upload';
import { uploadCall } from './calls';
import { respondOrFail } from './failures';
import type { CallControl } from './register-marketplace';

export const uploadUrl = '/pictures/1/upload';
/** The API key. As with imgbb, all clients share it. */
export const uploadKey = 'secondhand-spec-only';

interface UploadRoute {
  Body: Buffer;
  Querystring: { key?: string };
}

function readForm(body: Buffer, contentType: string): Promise<FormData> {
  const headers = { 'content-type': contentType };
  return new Response(new Uint8Array(body), { headers }).formData();
}

/** The form's fields. For a file: its name, type and size. */
function describeFields(form: FormData) {
  return Object.fromEntries(
    [...form].map(([field, value]) => {
      if (typeof value === 'string') return [field, value];
      const { name, type, size } = value;
      return [field, { name, type, size }];
    }),
  );
}

/** A fake of the image host imgbb that records uploads and fails on demand. */
export function registerUpload(
  app: FastifyInstance,
  folder: string,
  { record, findFailure }: CallControl,
): void {
  const pictures = openPictures(openDiskStore(folder));
  registerPictureRoute(app, pictures);
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: 2 * maxImageBytes },
      (_request, body, done) => done(null, body),
    );
    scope.post<UploadRoute>(uploadUrl, async ({ method, url, headers, query, body }, reply) => {
      const form = await readForm(body, headers['content-type'] ?? '');
      const fields = describeFields(form);
      record({ call: uploadCall, method, url, headers, body: fields, receivedAt: Date.now() });
      return respondOrFail(reply, findFailure(uploadCall), async () => {
        const image = form.get('image');
        if (query.key !== uploadKey || !(image instanceof File)) {
          reply.code(400);
          return { error: { message: 'Invalid API v1 key.' } };
        }
        const { name, content } = await pictures.encode(Buffer.from(await image.arrayBuffer()));
        await pictures.store(name, content);
        return { data: { url: `/images/${name}` }, success: true, status: 200 };
      });
    });
  });
}
