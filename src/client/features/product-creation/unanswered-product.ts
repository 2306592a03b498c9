import { drafts } from '../../services/drafts';
import type { Seller } from './new-product';
import { productDraft } from './product-draft';

/** No browser hands a picture back after a reload: it is the same if what is known of the file is. */
const nameOfPicture = ({ name, size, lastModified }: File) =>
  `picture ${lastModified} ${size} ${name}`;

/**
 * What a seller's product was sent with that no answer has come for yet. The page may be left or
 * reloaded since: sent once more, it must be the same product to the letter.
 */
export function unansweredProduct(seller: Pick<Seller, 'user'>) {
  const name = `${productDraft(seller)}-sent`;
  return {
    /** When it was first sent. */
    moment(): Date | undefined {
      const { moment } = drafts.read(name);
      return moment === undefined ? undefined : new Date(moment);
    },
    addressOf: (picture: File): string | undefined => drafts.read(name)[nameOfPicture(picture)],
    save(moment: Date, pictures: readonly File[], addresses: readonly string[]): void {
      const places = Object.fromEntries(
        pictures.map((picture, index) => [nameOfPicture(picture), addresses[index]] as const),
      );
      drafts.save(name, { ...places, moment: moment.toISOString() });
    },
    remove: (): void => drafts.remove(name),
    /** What was there after all, and deleted, is another product when it is sent once more. */
    removeDeleted(productName: string): void {
      if (drafts.read(productDraft(seller))['productName'] === productName) drafts.remove(name);
    },
  };
}
