/** How pages and emails write a date and time. An email adds the time zone, which a page shows on hover. */
export const dateTimeOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} satisfies Intl.DateTimeFormatOptions;
