import { productTextFields } from '../../../contract/selling/product-fields';
import type { DetailedProduct } from '../../../contract/selling/product';
import type { AuthUser } from '../../../contract/accounts/user';
import { toHostedPhotos } from '../../components/photos/photo';
import { draftFiles } from '../../services/drafts/draft-files';
import { drafts } from '../../services/drafts/drafts';
import { productDraftKey, productPhotosKey } from './product-draft-key';

/** Copies a product into the draft of Add a Product, so that its seller can list it again. */
export async function saveProductDraft(product: DetailedProduct, user: AuthUser): Promise<void> {
  const texts = productTextFields.flatMap((name) =>
    product[name] ? [[name, product[name]] as const] : [],
  );
  drafts.save(productDraftKey({ user }), Object.fromEntries(texts));
  await draftFiles.save(productPhotosKey({ user }), { photos: toHostedPhotos(product.photos) });
}

/** Returns the product name in a draft that the seller has not submitted; undefined if there is no draft. */
export function findProductDraft(user: AuthUser): string | undefined {
  const { productName = '', ...others } = drafts.read(productDraftKey({ user }));
  const isEmpty = [productName, ...Object.values(others)].every((value) => !value);
  return isEmpty ? undefined : productName;
}
