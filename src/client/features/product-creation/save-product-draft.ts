import { productTextFields } from '../../../contract/product-fields';
import type { DetailedProduct } from '../../../contract/product';
import type { AuthUser } from '../../../contract/user';
import { draftFiles } from '../../services/draft-files';
import { drafts } from '../../services/drafts';
import { productDraftKey } from './product-draft-key';

/**
 * Fills in the draft of Add a Product from a product, for its seller to list it again. Pictures on another
 * origin can't be read, so the seller chooses them again.
 */
export async function saveProductDraft(product: DetailedProduct, user: AuthUser): Promise<void> {
  const key = productDraftKey({ user });
  const texts = productTextFields.flatMap((name) =>
    product[name] ? [[name, product[name]] as const] : [],
  );
  drafts.save(key, Object.fromEntries(texts));
  const files = await Promise.all(product.photos.map(fetchPicture));
  const [image, ...photos] = files.flatMap((file) => file ?? []);
  if (image) await draftFiles.save(key, { image, ...(photos.length > 0 && { photos }) });
}

/** Returns the product name in a draft that the seller has not submitted; undefined if there is no draft. */
export function findProductDraft(user: AuthUser): string | undefined {
  const { productName = '', ...others } = drafts.read(productDraftKey({ user }));
  const isEmpty = [productName, ...Object.values(others)].every((value) => !value);
  return isEmpty ? undefined : productName;
}

/** Returns a picture as a file; undefined if it is on another origin or can't be loaded. */
async function fetchPicture(source: string): Promise<File | undefined> {
  const url = new URL(source, window.location.origin);
  if (url.origin !== window.location.origin) return undefined;
  try {
    const response = await fetch(url);
    if (!response.ok) return undefined;
    const picture = await response.blob();
    return new File([picture], url.pathname.split('/').at(-1) ?? '', { type: picture.type });
  } catch {
    return undefined;
  }
}
