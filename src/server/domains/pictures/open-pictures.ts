import sharp from 'sharp';
import { encodeUpload } from './encode-upload';
import { resizedPictureNames } from './picture-name';
import type { PictureStore } from './picture-store';
import type { Pictures } from './pictures';
import { createPictureResizer } from './resize-pictures';

// Operations never repeat, and sharp's cache would take 150 MB for a large picture.
sharp.cache(false);

/** Opens the pictures of a store. Importing this module loads sharp. */
export function openPictures(store: PictureStore): Pictures {
  const openSize = createPictureResizer(store);
  return {
    encode: encodeUpload,
    store: (name, content) => store.store(name, content),
    open: (name, size) => (size ? openSize(name, size) : store.open(name)),
    async remove(name) {
      // The original is removed first, so that a concurrent resize notices the removal.
      await store.remove(name);
      await Promise.all(resizedPictureNames(name).map((resizedName) => store.remove(resizedName)));
    },
  };
}
