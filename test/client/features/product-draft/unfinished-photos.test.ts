import * as fc from 'fast-check';
import type { Photo } from '../../../../src/client/components/photos/photo';
import {
  findUnfinishedPhotos,
  insertUnfinishedPhotos,
} from '../../../../src/client/features/product-draft/unfinished-photos';

test('photos that are not uploaded yet keep their places among the others', () => {
  const photoLists = fc.array(fc.boolean(), { maxLength: 12 }).map((list) =>
    list.map((isUploaded, index): Photo => {
      const id = `${index}`;
      return isUploaded ? { id, url: `/images/${id}.webp` } : { id };
    }),
  );
  fc.assert(
    fc.property(photoLists, (photos) => {
      const uploaded = photos.filter(({ url }) => url !== undefined);
      expect(insertUnfinishedPhotos(uploaded, findUnfinishedPhotos(photos))).toEqual(photos);
    }),
  );
});
