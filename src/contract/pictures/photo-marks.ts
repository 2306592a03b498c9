import * as z from 'zod/mini';
import { maxPictureUrlLength } from './picture-url';

/** What a photo of a product can show (docs/pictures.md#marks-of-photos), with the labels. */
export const photoMarks = {
  dial: 'Dial',
  caseBack: 'Case back',
  /** Such a photo is only visible to those who read the field `serialNumber`. */
  serial: 'Serial number',
  papers: 'Papers',
  box: 'Box',
} as const;
export type PhotoMark = keyof typeof photoMarks;

export const photoMarkNames = Object.keys(photoMarks) as PhotoMark[];

/** The marks that a category without its own list asks for. */
export const defaultCheckedMarks: readonly PhotoMark[] = ['dial', 'caseBack', 'serial', 'papers'];

/** What the photos of a product show, by their URLs. A newer server may know other marks. */
export const photoMarksSchema = z.record(z.string(), z.string());
export type PhotoMarks = z.output<typeof photoMarksSchema>;

const invalidMarks = `photoMarks must be an object of URLs with one of ${photoMarkNames.join(', ')}.`;

/** Typed as a text, as in responses, so that marks of a newer server can be sent back to it. */
const markSchema: z.ZodMiniType<string, string> = z.enum(photoMarkNames, invalidMarks);

/** The field of requests. Marks of other URLs than those of the photos are ignored. */
export const photoMarksField = z.optional(
  z.record(z.string().check(z.maxLength(maxPictureUrlLength)), markSchema, invalidMarks),
);

export const coverMarkMessage =
  'Everybody sees the first photo. Please move the photo of the serial number behind another one.';

export const photoMarkLabel = (mark: string | undefined): string | undefined =>
  photoMarkNames.includes(mark as PhotoMark) ? photoMarks[mark as PhotoMark] : undefined;

/** Returns the marks by URL. They are sorted by URL, so that equal ones are equal as JSON. */
export const marksByUrl = (
  photos: readonly { url?: string | undefined; mark?: string | undefined }[],
): PhotoMarks =>
  Object.fromEntries(
    photos.flatMap(({ url, mark }) => (url && mark ? [[url, mark] as const] : [])).sort(),
  );
