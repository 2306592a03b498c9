/** How pages and emails write a date and time. An email adds the time zone, which a page shows on hover. */
export const dateTimeOptions = {
  dateStyle: 'medium',
  timeStyle: 'short',
} satisfies Intl.DateTimeFormatOptions;
