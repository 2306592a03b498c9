const kilobytes = new Intl.NumberFormat(undefined, {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 0,
});
const megabytes = new Intl.NumberFormat(undefined, {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
});

/** A file size in the user's locale, such as "2.4 MB". */
export function formatFileSize(bytes: number): string {
  const thousands = Math.max(1, Math.round(bytes / 1000));
  return thousands < 1000 ? kilobytes.format(thousands) : megabytes.format(bytes / 1_000_000);
}
