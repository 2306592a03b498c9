import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  name: string;
  content: AsyncIterable<Uint8Array>;
}

const compressedNames = /\.(json|txt)$/;

/** Creates a zip as a stream. A slow client delays the reading of the entries, so little of the zip is in memory. */
export async function* createZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { name, content } of entries) {
    const file = compressedNames.test(name) ? new ZipDeflate(name) : new ZipPassThrough(name);
    zip.add(file);
    for await (const part of content) {
      file.push(part);
      yield* chunks.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
}
