import type { NewProduct } from '../../../contract/calls/products';
import { marksByUrl } from '../../../contract/pictures/photo-marks';
import { productTextFields, type ProductValues } from '../../../contract/selling/product-fields';
import type { AuthUser } from '../../../contract/accounts/user';
import { hasVisibleCharacter } from '../../../contract/text/visible-text';
import { photoUrls } from '../../components/photos/photo';
import type { ProductDraft } from '../../components/product-form/product-draft';

export interface SellerSession {
  user: AuthUser;
  verified: boolean;
}

/**
 * Returns the payload of POST /products. The fields are in a fixed order, because a retry with the
 * same Idempotency-Key must have the same body.
 */
export function toNewProduct(
  draft: ProductDraft,
  { user, verified }: SellerSession,
  now: Date,
): NewProduct {
  const [image = '', ...photos] = photoUrls(draft.photos);
  const photoMarks = marksByUrl(draft.photos);
  const filledIn = productTextFields.filter((name) => hasVisibleCharacter(draft[name]));
  const texts = Object.fromEntries(filledIn.map((name) => [name, draft[name]]));
  return {
    ...(texts as Omit<ProductValues, 'image'>),
    image,
    ...(photos.length > 0 && { photos }),
    ...(draft.photos.some(({ mark }) => mark) && { photoMarks }),
    date: now.toISOString(),
    timestamp: now.getTime(),
    advertise: false,
    sellerEmail: user.email,
    sellerName: user.displayName,
    sellerPhoto: user.photoURL,
    sellerStatus: verified,
    uid: user.uid,
  };
}
