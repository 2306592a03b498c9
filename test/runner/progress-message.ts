/** What a runner tells while it runs: how many files or tests it has, then each that is done. */
export type ProgressMessage = { total: number } | { done: string; seconds: number };

/** Tells whoever has started this process, if they listen. */
export function tell(message: ProgressMessage): void {
  process.send?.(message);
}
