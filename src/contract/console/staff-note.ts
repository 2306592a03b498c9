import * as z from 'zod/mini';
import { skipInvalid } from '../platform/tolerance';
import { requiredText } from '../text/text';
import { noteField, noteSubjects } from './staff-limits';

/** A note of staff, which only staff read (docs/console.md#notes). */
export const staffNoteSchema = z.object({
  _id: z.string(),
  authorName: z.string(),
  text: z.string(),
  /** An ISO 8601 time. */
  createdAt: z.string(),
});
skipInvalid(staffNoteSchema);

export const noteSubjectSchema = z.object({
  subjectType: z.enum(noteSubjects, 'There is no such subject.'),
  subjectId: z.string().check(z.maxLength(100)),
});
export type NoteSubject = z.output<typeof noteSubjectSchema>;

export const newNoteSchema = z.extend(noteSubjectSchema, {
  text: requiredText(noteField.required, noteField.maxLength),
});
export type NewNote = z.output<typeof newNoteSchema>;
