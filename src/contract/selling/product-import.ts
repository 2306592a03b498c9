import * as z from 'zod/mini';
import { maxPictureUrlLength } from '../pictures/picture-url';

/** The maximum number of products of a file (docs/imports.md#import). */
export const maxImportedProducts = 10_000;

/** The maximum length of a CSV file in characters. */
export const maxImportLength = 12 * 1024 * 1024;

export const tooLargeFileMessage =
  'This file is larger than 12 MB. Please split it into several files.';

/** The number of faults that are reported, the first ones. */
export const maxReportedFaults = 200;

/** The number of days after which an import is deleted. Its products stay. */
export const importRetentionDays = 7;

/** PostgreSQL stores no text with this character. */
const isStorable = (text: string) => !text.includes('\0');

/** The body of addImportPhoto. */
export const importPhotoSchema = z.object({
  /** The name of the file, as in the column of the photos. */
  name: z
    .string('The name of the photo is missing.')
    .check(
      z.maxLength(200),
      z.refine(isStorable, "The name contains a character that can't be stored."),
    ),
  /** The URL of the uploaded photo. */
  url: z.string('The URL of the photo is missing.').check(z.maxLength(maxPictureUrlLength)),
});

/** The body of checkProductImport. */
export const importFileSchema = z.object({
  fileName: z
    .string('The name of the file is missing.')
    .check(
      z.maxLength(300),
      z.refine(isStorable, "The name of the file contains a character that can't be stored."),
    ),
  csv: z
    .string('The CSV file is missing.')
    .check(
      z.maxLength(maxImportLength, tooLargeFileMessage),
      z.refine(
        isStorable,
        "The file contains a character that can't be stored. Please save it as CSV in UTF-8.",
      ),
    ),
});
export type ImportFile = z.infer<typeof importFileSchema>;

/** What is wrong with a cell, or looks wrong. */
const importFaultSchema = z.object({
  /** The row in a spreadsheet: 1 is the row of the column names. */
  row: z.number(),
  /** The label of the column. */
  column: z.string(),
  message: z.string(),
  /** The number of rows with the same message, if there are several, and the next ones. */
  rowCount: z.optional(z.number()),
  otherRows: z.optional(z.array(z.number())),
});
export type ImportFault = z.infer<typeof importFaultSchema>;

/**
 * checked: nothing is imported yet. running: photos are fetched, then all products are added at once.
 * done: all products were added. failed: none was added, and the import can be started again.
 */
const importStates = ['checked', 'running', 'done', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

/** An import of products from a CSV file. */
const productImportSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  state: z.enum(importStates),
  /** The number of products to add, or added. */
  productCount: z.number(),
  /** The number of rows whose product the seller has already listed. */
  skippedCount: z.number(),
  /** The number of photos to fetch from other sites, and of those that were fetched. */
  photoCount: z.number(),
  fetchedCount: z.number(),
  /** The names of photos that the seller has to upload before the start. */
  neededFiles: z.array(z.string()),
  faultCount: z.number(),
  /** The first faults. */
  faults: z.array(importFaultSchema),
  /** What looks wrong, but does not stop the import. */
  warningCount: z.number(),
  warnings: z.array(importFaultSchema),
  /** The cells of the first rows, as they were read. */
  firstRows: z.array(z.array(z.string())),
  /** The names of columns that are not known. */
  ignoredColumns: z.array(z.string()),
});
export type ProductImport = z.infer<typeof productImportSchema>;

/** Whether photos of an import are to be uploaded. */
export function needsPhotos({ state, neededFiles }: ProductImport): boolean {
  return (state === 'checked' || state === 'failed') && neededFiles.length > 0;
}

/** Whether an import can be started: it is checked or has failed, and nothing in its file is wrong or missing. */
export function isStartable(checked: ProductImport): boolean {
  const { state, productCount, faultCount } = checked;
  const isCorrect = state === 'failed' || (state === 'checked' && faultCount === 0);
  return productCount > 0 && isCorrect && !needsPhotos(checked);
}

export const latestImportSchema = z.object({
  /** Null if the seller has none. */
  latest: z.nullable(productImportSchema),
});
