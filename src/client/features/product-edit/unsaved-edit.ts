import type { EditableProduct } from '../../../contract/selling/editable-product';
import { productTextFields } from '../../../contract/selling/product-fields';
import { toHostedPhotos } from '../../components/photos/photo';
import { draftFiles } from '../../services/drafts/draft-files';
import { drafts } from '../../services/drafts/drafts';
import { listChanges, toEditValues, type EditValues } from './edit-values';
import type { UnsavedEdit } from './product-edit.machine';

/** The name of the draft with the texts that a seller has changed. */
export const editDraftKey = (id: string) => `product-edit-${id}`;
/**
 * The name of the draft with the photos that a seller has changed. It contains the revision, so that photos
 * chosen for an older revision do not replace those that were saved since.
 */
export const editPhotosKey = ({ _id, revision }: Pick<EditableProduct, '_id' | 'revision'>) =>
  `${editDraftKey(_id)}-${revision}-photos`;
const baseKey = (id: string) => `${editDraftKey(id)}-base`;

/** Stores the product from which the seller starts. */
export function storeBase(base: EditableProduct): void {
  drafts.save(baseKey(base._id), { json: JSON.stringify(base) });
}

/** Stores the values of an edit that starts from the product. */
export function storeEdit(base: EditableProduct, values: EditValues): void {
  storeBase(base);
  const changes = listChanges(base, values);
  if (changes.some(({ field }) => field === 'photos' || field === 'photoMarks')) {
    const photos = toHostedPhotos(values.photos, values.photoMarks);
    void draftFiles.save(editPhotosKey(base), { photos });
  }
  const texts = changes.flatMap(({ field, after }) =>
    field === 'photos' || field === 'photoMarks'
      ? []
      : [[field, typeof after === 'string' ? after : ''] as const],
  );
  if (texts.length === 0) drafts.remove(editDraftKey(base._id));
  else drafts.save(editDraftKey(base._id), Object.fromEntries(texts));
}

/**
 * Returns the input from before a reload. Undefined if the product has not changed since then, because the input
 * can't be in conflict.
 */
export function readUnsavedEdit(product: EditableProduct): UnsavedEdit | undefined {
  const { json } = drafts.read(baseKey(product._id));
  const texts = drafts.read(editDraftKey(product._id));
  if (json === undefined || Object.keys(texts).length === 0) return undefined;
  const base = JSON.parse(json) as EditableProduct;
  if (base.revision === product.revision && !product.isHeld) return undefined;
  const typedTexts = productTextFields.flatMap((name) =>
    texts[name] === undefined ? [] : [[name, texts[name]] as const],
  );
  return { base, values: { ...toEditValues(base), ...Object.fromEntries(typedTexts) } };
}

export function removeUnsavedEdit(base: EditableProduct): void {
  drafts.remove(editDraftKey(base._id));
  drafts.remove(baseKey(base._id));
  void draftFiles.remove(editPhotosKey(base));
}
