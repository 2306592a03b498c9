/** A part of a chunk: a package, or a folder of ours. */
interface ReportedPart {
  name: string;
  /** Before anything is minified. */
  bytes: number;
}

export interface ReportedChunk {
  name: string;
  isInitial: boolean;
  /** Compressed by gzip. */
  bytes: number;
  parts: readonly ReportedPart[];
}

/** Parts too small to matter are only counted. */
const shownParts = 12;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);

/** A module's package, or the folder of our own that it lies in. */
export function partOf(moduleName: string): string {
  const [, packageName] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(moduleName) ?? [];
  if (packageName) return packageName;
  const [, folder] = /src\/(?:client\/)?([^/]+(?:\/[^/.]+(?=\/))?)/.exec(moduleName) ?? [];
  return folder ?? 'webpack';
}

/** What is in each chunk, the largest first. */
export function writeReport(chunks: readonly ReportedChunk[]): string {
  const bySize = [...chunks].sort((a, b) => b.bytes - a.bytes);
  const lines = bySize.flatMap(({ name, isInitial, bytes, parts }) => {
    const bySource = [...parts].sort((a, b) => b.bytes - a.bytes);
    const shown = bySource.slice(0, shownParts);
    const hidden = bySource.length - shown.length;
    return [
      `${kilobytes(bytes)}  ${name}${isInitial ? ' (initial)' : ''}`,
      ...shown.map((part) => `${' '.repeat(12)}${kilobytes(part.bytes)}  ${part.name}`),
      ...(hidden > 0 ? [`${' '.repeat(24)}and ${hidden} more`] : []),
      '',
    ];
  });
  return [
    'Every chunk of the client: its size compressed by gzip, and under it the sources of what is',
    'in it, in their size before they are minified.',
    '',
    ...lines,
  ].join('\n');
}
