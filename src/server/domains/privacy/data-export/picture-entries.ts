import type { Queryable } from '../../../database/database';
import type { Pictures } from '../../pictures/pictures';
import { readUploads } from '../../pictures/stored-pictures.sql';
import type { ZipEntry } from './create-zip';

/** A zip without the ZIP64 extension has at most 65,535 files and 4 GB. These limits leave room for the JSON files. */
const maxPictures = 60_000;
const maxBytes = 3_500_000_000;

/** The pictures that a person has uploaded. Beyond the limits of a zip, a file names those that are left out. */
export async function* createPictureEntries(
  database: Queryable,
  pictures: Pictures,
  userId: string,
): AsyncGenerator<ZipEntry> {
  const leftOut: string[] = [];
  let count = 0;
  let bytes = 0;
  async function* countBytes(content: AsyncIterable<Uint8Array>) {
    for await (const part of content) {
      bytes += part.length;
      yield part;
    }
  }
  for await (const name of readUploads(database, userId)) {
    if (count >= maxPictures || bytes >= maxBytes) {
      leftOut.push(name);
      continue;
    }
    const picture = await pictures.open(name);
    if (!picture) continue;
    count += 1;
    yield { name: `pictures/${name}`, content: countBytes(picture.content) };
  }
  if (leftOut.length > 0) {
    yield { name: 'pictures-left-out.json', content: toContent(JSON.stringify(leftOut)) };
  }
}

/** A text as the content of a file. */
export async function* toContent(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
