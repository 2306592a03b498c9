import * as z from 'zod/mini';

const textsSchema = z.object({ subject: z.string(), intro: z.string(), closing: z.string() });

/** A kind of email as an admin edits it. */
export const editableEmailSchema = z.object({
  kind: z.string(),
  /** The heading under which the kind is listed. */
  group: z.string(),
  /** What the email is about. */
  label: z.string(),
  placeholders: z.array(z.object({ name: z.string(), description: z.string() })),
  texts: textsSchema,
  defaults: textsSchema,
  /** 0 until the texts are changed. */
  revision: z.number(),
});
export type EditableEmail = z.output<typeof editableEmailSchema>;

/** An email with example data, as it is sent. */
export const renderedEmailSchema = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type RenderedEmail = z.output<typeof renderedEmailSchema>;
