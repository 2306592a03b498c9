import {
  fixedFields,
  type EditableField,
  type EditableProduct,
} from '../../../contract/selling/editable-product';
import type { PhotoMarks } from '../../../contract/pictures/photo-marks';
import { productTextFields, type ProductTextField } from '../../../contract/selling/product-fields';
import { sanitizeText } from '../../../contract/text/visible-text';

/** The values of an edited product. An optional field may be null or absent. */
export type EditValues = { [Name in ProductTextField]?: string | null | undefined } & {
  /** The URLs of the photos, the cover first. */
  photos: readonly string[];
  photoMarks?: PhotoMarks | undefined;
};

/** A changed field, with the value from which the seller started. */
export interface FieldChange {
  field: EditableField;
  before: EditValues[EditableField];
  /** The currency of a price before: a new one is in the shop's. */
  currencyBefore?: EditableProduct['currency'];
  after: EditValues[EditableField];
}

/** A field that was changed to different values here and elsewhere. */
export interface FieldConflict extends FieldChange {
  /** The value that was saved elsewhere. */
  theirs: EditValues[EditableField];
}

/** The value that a seller chooses for a field in conflict. */
export type ConflictVersion = 'yours' | 'theirs';

const editableFields: readonly EditableField[] = [...productTextFields, 'photos', 'photoMarks'];

const isFixedField = (field: EditableField) =>
  (fixedFields as readonly EditableField[]).includes(field);

/** Returns the changes that can be saved: not those of fixed fields while an order holds the product. */
export function listChanges(product: EditableProduct, values: EditValues): FieldChange[] {
  return listDifferences(product, values).filter(
    ({ field }) => !product.isHeld || !isFixedField(field),
  );
}

/** Returns the changes made here that can't be saved any more, because the product was booked meanwhile. */
export function listLockedChanges(
  base: EditableProduct,
  values: EditValues,
  current: EditableProduct,
): FieldChange[] {
  if (!current.isHeld) return [];
  const changed = new Set(listDifferences(base, values).map(({ field }) => field));
  return listDifferences(current, values).filter(
    ({ field }) => isFixedField(field) && changed.has(field),
  );
}

/** Returns the fields in which the values differ from a product. */
const listDifferences = (product: EditableProduct, values: EditValues): FieldChange[] =>
  editableFields
    .filter((field) => !isSameValue(product[field], values[field]))
    .map((field) => ({
      field,
      before: product[field],
      after: values[field],
      ...(product.currency && { currencyBefore: product.currency }),
    }));

/** Returns the fields that were changed to different values here and elsewhere. */
export function listConflicts(
  base: EditableProduct,
  values: EditValues,
  current: EditableProduct,
): FieldConflict[] {
  const changes = listChanges({ ...base, isHeld: current.isHeld }, values);
  return changes
    .filter(({ field, before, after }) => {
      return !isSameValue(before, current[field]) && !isSameValue(after, current[field]);
    })
    .map((change) => ({ ...change, theirs: current[change.field] }));
}

/**
 * Returns the current values with the changes made here. Omits changes that can't be saved, and changes of
 * fields for which the seller chose the value that was saved elsewhere.
 */
export function mergeValues(
  base: EditableProduct,
  values: EditValues,
  current: EditableProduct,
  choices: Partial<Record<EditableField, ConflictVersion>> = {},
): EditValues {
  const keptEntries = listChanges({ ...base, isHeld: current.isHeld }, values)
    .filter(({ field }) => choices[field] !== 'theirs')
    .map(({ field, after }) => [field, after] as const);
  return { ...toEditValues(current), ...Object.fromEntries(keptEntries) };
}

/** Returns the values of a product. */
export function toEditValues(product: EditableProduct): EditValues {
  const texts = Object.fromEntries(productTextFields.map((field) => [field, product[field]]));
  return { ...texts, photos: product.photos, photoMarks: product.photoMarks };
}

/** Compares values as the server stores them. */
function isSameValue(before: FieldChange['before'], after: FieldChange['after']): boolean {
  return normalizeValue(before) === normalizeValue(after);
}

function normalizeValue(value: FieldChange['before']): string {
  if (typeof value === 'string') return sanitizeText(value);
  return value && Object.keys(value).length > 0 ? JSON.stringify(value) : '';
}
