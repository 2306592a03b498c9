import * as z from 'zod/mini';

/** The kinds of emails that a user can turn off. Emails about payments, deadlines and the account are not among them. */
export const emailKinds = ['orders', 'messages', 'wishes'] as const;
export type EmailKind = (typeof emailKinds)[number];

export const emailSettingsSchema = z.object({
  /** The kinds that are turned off. */
  declined: z.array(z.enum(emailKinds)),
});
export type EmailSettings = z.output<typeof emailSettingsSchema>;

export const emailSettingSchema = z.object({
  kind: z.enum(emailKinds, 'There is no such kind of emails, or it is always sent.'),
  declined: z.boolean('declined must be true or false.'),
});
export type EmailSetting = z.output<typeof emailSettingSchema>;
