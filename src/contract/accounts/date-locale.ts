import * as z from 'zod/mini';

/** The languages in which dates can be written, by BCP 47 tag, in their own names. */
export const dateLocaleNames = {
  'en-US': 'English (US)',
  'en-GB': 'English (UK)',
  'da-DK': 'Dansk',
  'de-DE': 'Deutsch',
  'es-ES': 'Español',
  'fr-FR': 'Français',
  'it-IT': 'Italiano',
  'nl-NL': 'Nederlands',
  'pl-PL': 'Polski',
  'pt-PT': 'Português',
  'sv-SE': 'Svenska',
} as const;

export type DateLocale = keyof typeof dateLocaleNames;

const dateLocales = Object.keys(dateLocaleNames) as [DateLocale, ...DateLocale[]];

/** Null stands for the language of the browser. */
export const dateLocaleSchema = z.nullable(
  z.enum(dateLocales, "Dates can't be written in this language."),
);

export const dateLocaleRequestSchema = z.object({ dateLocale: dateLocaleSchema });
export type DateLocaleRequest = z.output<typeof dateLocaleRequestSchema>;
