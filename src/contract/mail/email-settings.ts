import * as z from 'zod/mini';

/** The kinds of emails that a user can turn off. Only staff get those about reports.
 * Emails about payments, deadlines and the account are not among them. */
export const optionalEmailKinds = ['orders', 'messages', 'wishes', 'searches', 'reports'] as const;
export type OptionalEmailKind = (typeof optionalEmailKinds)[number];

export const emailSettingsSchema = z.object({
  /** The kinds that are turned off. */
  declined: z.array(z.enum(optionalEmailKinds)),
});
export type EmailSettings = z.output<typeof emailSettingsSchema>;

export const emailSettingSchema = z.object({
  kind: z.enum(optionalEmailKinds, 'There is no such kind of emails, or it is always sent.'),
  declined: z.boolean('declined must be true or false.'),
});
export type EmailSetting = z.output<typeof emailSettingSchema>;
