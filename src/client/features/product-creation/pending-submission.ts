import type { Photo } from '../../components/photos/photo';
import { drafts } from '../../services/drafts/drafts';
import type { SellerSession } from './new-product';
import { productDraftKey } from './product-draft-key';

/** Identifies a picture across reloads, after which the browser has no reference to the file. */
const pictureKey = ({ name, size, lastModified }: File) =>
  `picture ${lastModified} ${size} ${name}`;

/**
 * Stores the name, the time and the picture URLs of a product that was sent and has no response yet. A retry must
 * send exactly the same product, even after a reload.
 */
export function pendingSubmissionStore(seller: Pick<SellerSession, 'user'>) {
  const key = `${productDraftKey(seller)}-sent`;
  return {
    /** Returns when the product was first sent; undefined if none is pending. */
    firstSentAt(): Date | undefined {
      const { sentAt } = drafts.read(key);
      return sentAt === undefined ? undefined : new Date(sentAt);
    },
    /** Returns the URL of a picture that was already uploaded; otherwise undefined. */
    findUploadedUrl: (picture: File): string | undefined => drafts.read(key)[pictureKey(picture)],
    save(sentAt: Date, productName: string, photos: readonly Photo[]): void {
      const urlByPicture = Object.fromEntries(
        photos.flatMap(({ file, url }) => (file ? [[pictureKey(file), url] as const] : [])),
      );
      drafts.save(key, { ...urlByPicture, productName, sentAt: sentAt.toISOString() });
    },
    remove: (): void => drafts.remove(key),
    /** Removes a deleted product, so that sending the same one again creates a new product. */
    removeDeleted(productName: string): void {
      if (drafts.read(key)['productName'] === productName) drafts.remove(key);
    },
  };
}
