const kilobyteFormat = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 0,
});
const megabyteFormat = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
});

/** Returns a file size, such as "2.4 MB". */
export function formatFileSize(bytes: number): string {
  const wholeKilobytes = Math.max(1, Math.round(bytes / 1000));
  return wholeKilobytes < 1000
    ? kilobyteFormat.format(wholeKilobytes)
    : megabyteFormat.format(bytes / 1_000_000);
}
