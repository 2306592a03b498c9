import { drafts } from '../../services/drafts';
import type { SellerSession } from './new-product';
import { productDraftKey } from './product-draft-key';

/** A picture's identity across reloads, after which the browser no longer has the file. */
const pictureKey = ({ name, size, lastModified }: File) =>
  `picture ${lastModified} ${size} ${name}`;

/**
 * The time and picture URLs of a product that was sent and has no response yet. A retry, even after a
 * reload, must send exactly the same product.
 */
export function pendingSubmission(seller: Pick<SellerSession, 'user'>) {
  const key = `${productDraftKey(seller)}-sent`;
  return {
    firstSentAt(): Date | undefined {
      const { moment } = drafts.read(key);
      return moment === undefined ? undefined : new Date(moment);
    },
    urlOf: (picture: File): string | undefined => drafts.read(key)[pictureKey(picture)],
    save(sentAt: Date, pictures: readonly File[], urls: readonly string[]): void {
      const urlByPicture = Object.fromEntries(
        pictures.map((picture, index) => [pictureKey(picture), urls[index]] as const),
      );
      drafts.save(key, { ...urlByPicture, moment: sentAt.toISOString() });
    },
    remove: (): void => drafts.remove(key),
    /** After its deletion, the same product sent again is a new one. */
    removeDeleted(productName: string): void {
      const draft = drafts.read(productDraftKey(seller));
      if (draft['productName'] === productName) drafts.remove(key);
    },
  };
}
