import { productRequestSchemas } from '../../../../contract/calls/products';
import { restoreCell } from '../../../../contract/selling/listings-csv';
import {
  coverMarkMessage,
  photoMarkNames,
  photoMarks,
  type PhotoMark,
} from '../../../../contract/pictures/photo-marks';
import { maxPictureUrlLength } from '../../../../contract/pictures/picture-url';
import { conditions, maxPhotos } from '../../../../contract/selling/product';
import {
  productFields,
  productTextFields,
  type ProductTextField,
  type ProductValues,
} from '../../../../contract/selling/product-fields';
import { isSameName, toNameKey } from '../../../../contract/text/name-key';
import { parseDownloadUrl } from '../../pictures/download-picture';
import type { FaultList } from './fault-list';
import type { ImportedPhoto, ImportedProduct } from './imported-product';
import { splitPhotoCell } from './split-photo-cell';
import { photoMarksLabel, photosLabel, type Columns } from './read-columns';

export interface ProductParserOptions {
  categories: readonly { id: string; name: string }[];
  /** Returns the normalized URL of a picture on the image host; undefined for any other URL. */
  hostedUrl: (text: string) => string | undefined;
  /** Whether the server stores pictures: it can then fetch them from other sites, and import uploaded ones. */
  storesPictures: boolean;
}

/** Parses a record of the file. Returns undefined if it has faults, which are added to the list. */
export function parseProduct(
  cells: readonly string[],
  row: number,
  {
    columns: { positions },
    faults,
    ...options
  }: ProductParserOptions & { columns: Columns; faults: FaultList },
): ImportedProduct | undefined {
  const countBefore = faults.count;
  const values: { [Name in ProductTextField]?: string | undefined } = {};
  for (const name of productTextFields) {
    const position = positions.get(name);
    if (position === undefined) continue;
    const text = toValue(name, restoreCell(cells[position] ?? '').trim(), options);
    const parsed = productRequestSchemas[name].safeParse(text);
    if (parsed.success) values[name] = parsed.data;
    else if (name === 'condition' && text !== '') faults.add(row, 'Condition', noCondition(text));
    else faults.add(row, productFields[name].label, parsed.error.issues[0]?.message ?? '');
  }
  checkCategory(values.category, row, options, faults);
  const position = positions.get('photos');
  const photos =
    position === undefined ? [] : parsePhotos(cells[position] ?? '', row, options, faults);
  const marks = parseMarks(cells[positions.get('photoMarks') ?? -1] ?? '', row, faults);
  if (faults.count > countBefore) return undefined;
  return {
    row,
    values: values as Pick<ProductValues, ProductTextField>,
    photos: photos.map((photo, index) => ({ ...photo, mark: marks[index] })),
  };
}

/** Accepts a condition in any case, and a category by its name. */
function toValue(name: ProductTextField, text: string, { categories }: ProductParserOptions) {
  const equalsText = (other: string) => isSameName(other, text);
  if (name === 'condition') return conditions.find(equalsText) ?? text;
  if (name === 'category')
    return categories.find((category) => equalsText(category.name))?.id ?? text;
  return text;
}

function checkCategory(
  id: string | undefined,
  row: number,
  { categories }: ProductParserOptions,
  faults: FaultList,
): void {
  if (id === undefined || categories.some((category) => category.id === id)) return;
  const names = categories.map(({ name }) => name).join(', ');
  faults.add(
    row,
    productFields.category.label,
    `There is no category “${id}”. There are: ${names}.`,
  );
}

function parsePhotos(
  cell: string,
  row: number,
  { hostedUrl, storesPictures }: ProductParserOptions,
  faults: FaultList,
): ImportedPhoto[] {
  const urls = splitPhotoCell(restoreCell(cell));
  if (urls.length === 0) faults.add(row, photosLabel, productFields.image.required);
  if (urls.length > maxPhotos) {
    faults.add(row, photosLabel, `Please choose at most ${maxPhotos} photos.`);
    return [];
  }
  return urls.flatMap((text): ImportedPhoto[] => {
    const hosted = hostedUrl(text);
    if (hosted !== undefined) return [{ hosted }];
    if (storesPictures && fileNamePattern.test(text)) return [{ file: toNameKey(text) }];
    const url = text.length <= maxPictureUrlLength ? parseDownloadUrl(text)?.href : undefined;
    if (storesPictures && url !== undefined && url.length <= maxPictureUrlLength) {
      return [{ address: url }];
    }
    faults.add(row, photosLabel, storesPictures ? invalidPhoto(text) : notHosted(text));
    return [];
  });
}

/** Returns what the photos show, in their order. A mark may be empty. */
function parseMarks(cell: string, row: number, faults: FaultList): (PhotoMark | undefined)[] {
  const marks = restoreCell(cell)
    .split(',')
    .map((text) => {
      const label = text.trim();
      const mark = photoMarkNames.find((name) =>
        [name, photoMarks[name]].some((each) => isSameName(each, label)),
      );
      if (label && !mark) faults.add(row, photoMarksLabel, noMark(label));
      return mark;
    });
  if (marks[0] === 'serial') faults.add(row, photoMarksLabel, coverMarkMessage);
  return marks;
}

/** The name of a picture's file, in any case. */
const fileNamePattern = /^[^"/\\:?#\r\n]{1,150}\.(?:jpe?g|png|webp|gif|avif|tiff?)$/i;

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

const invalidPhoto = (text: string) =>
  `“${shorten(text)}” is neither the public address of a photo, such as https://example.com/watch.jpg, nor the name of its file, such as watch.jpg or "my watch.jpg".`;

const noCondition = (text: string) =>
  `There is no condition “${shorten(text)}”. There are: ${conditions.join(', ')}.`;

const noMark = (text: string) =>
  `There is no mark “${shorten(text)}”. There are: ${Object.values(photoMarks).join(', ')}.`;

const notHosted = (text: string) =>
  `“${shorten(text)}” was not uploaded here. This shop can't fetch photos from other sites.`;
