import {
  categoryChangesSchema,
  newCategorySchema,
  type CategoryChanges,
  type EditableCategory,
  type NewCategory,
} from '../../../../../contract/selling/editable-category';
import { defaultCheckedMarks } from '../../../../../contract/pictures/photo-marks';
import { watchAttributes } from '../../../../../contract/selling/product-fields';

/** The values of the form of a category. */
export interface CategoryValues {
  /** A form removes the value of an emptied field. */
  name: string | undefined;
  description: string | undefined;
  /** Empty for the picture of the newest product. */
  image: string;
  showsAllAttributes: boolean;
  attributes: string[];
  asksForDefaultMarks: boolean;
  photoMarks: string[];
}

/** Returns the form's values for a category; the initial ones if it is undefined. */
export const toCategoryValues = (category?: EditableCategory): CategoryValues => ({
  name: category?.name ?? '',
  description: category?.description ?? '',
  image: category?.image ?? '',
  showsAllAttributes: !category?.attributes,
  attributes: category?.attributes ?? [...watchAttributes],
  asksForDefaultMarks: !category?.photoMarks,
  photoMarks: category?.photoMarks ?? [...defaultCheckedMarks],
});

const toRequest = ({
  image,
  showsAllAttributes,
  attributes,
  asksForDefaultMarks,
  photoMarks,
  ...texts
}: CategoryValues) => ({
  name: texts.name ?? '',
  description: texts.description ?? '',
  image: image || null,
  attributes: showsAllAttributes ? null : attributes,
  photoMarks: asksForDefaultMarks ? null : photoMarks,
});

/** Returns the message of each invalid value. */
export function validateCategory(values: CategoryValues): Partial<Record<string, string>> {
  const parsed = newCategorySchema.safeParse(toRequest(values));
  if (parsed.success) return {};
  return Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [String(path[0]), message]),
  );
}

export const toNewCategory = (values: CategoryValues): NewCategory =>
  newCategorySchema.parse(toRequest(values));

/** Returns the fields that the admin has changed, so that another admin's changes to other fields stay. */
export function toCategoryChanges(
  values: CategoryValues,
  initial: CategoryValues,
): CategoryChanges {
  const [request, initialRequest] = [toRequest(values), toRequest(initial)];
  const changed = Object.entries(request).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(initialRequest[name as keyof typeof initialRequest]),
  );
  return categoryChangesSchema.parse(Object.fromEntries(changed));
}
