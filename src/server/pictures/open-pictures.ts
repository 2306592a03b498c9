import sharp from 'sharp';
import { encodeUpload } from './encode-upload';
import { sizeNamesOf } from './picture-name';
import type { PictureStore } from './picture-store';
import type { Pictures } from './pictures';
import { openPictureSizes } from './sizes';

// Nothing is done twice to one picture, and what sharp would remember of a large one is 150 MB.
sharp.cache(false);

/** Whoever imports this loads sharp. */
export function openPictures(store: PictureStore): Pictures {
  const openSize = openPictureSizes(store);
  return {
    encode: encodeUpload,
    keep: (name, content) => store.keep(name, content),
    open: (name, size) => (size ? openSize(name, size) : store.open(name)),
    async remove(name) {
      // The original first: who keeps a size after its removal finds that there is none.
      await store.remove(name);
      await Promise.all(sizeNamesOf(name).map((each) => store.remove(each)));
    },
  };
}
