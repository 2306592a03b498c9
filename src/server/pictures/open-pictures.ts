import sharp from 'sharp';
import { encodeUpload } from './encode-upload';
import { resizedPictureNames } from './picture-name';
import type { PictureStore } from './picture-store';
import type { Pictures } from './pictures';
import { createPictureResizer } from './resize-pictures';

// No operation repeats, and sharp's cache of a large picture takes 150 MB.
sharp.cache(false);

/** Importing this module loads sharp. */
export function openPictures(store: PictureStore): Pictures {
  const openSize = createPictureResizer(store);
  return {
    encode: encodeUpload,
    store: (name, content) => store.store(name, content),
    open: (name, size) => (size ? openSize(name, size) : store.open(name)),
    async remove(name) {
      // The original first, so that a concurrent resize notices the removal.
      await store.remove(name);
      await Promise.all(resizedPictureNames(name).map((each) => store.remove(each)));
    },
  };
}
