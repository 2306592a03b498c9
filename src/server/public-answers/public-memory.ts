import { createSharedReads } from '../database/shared-reads';
import type { PublicVersion } from './public-version';

interface Known<Value> {
  version: number;
  value: Value;
  bytes: number;
}

/** Keeps what was made of what everybody may see, until that changes. */
export class PublicMemory<Value> {
  /** Those that were asked for last come last. */
  private readonly known = new Map<string, Known<Value>>();
  private bytes = 0;
  private readonly share = createSharedReads();

  /**
   * @param most bytes that are kept
   * @param sizeOf how many a value takes; none for what is not worth being kept
   */
  constructor(
    private readonly version: PublicVersion,
    private readonly most: number,
    private readonly sizeOf: (value: Value) => number,
  ) {}

  /**
   * @param isStrict whether what any process has acknowledged is in it, not only this one
   * @param make is told what was there before
   */
  get(
    key: string,
    isStrict: boolean,
    make: (before: Value | undefined) => Promise<Value>,
  ): Value | Promise<Value> {
    const version = isStrict ? this.version.latest() : this.version.recent();
    if (typeof version === 'number') return this.getAt(version, key, make);
    return version.then((latest) => this.getAt(latest, key, make));
  }

  /** What is kept and known to be as it should. */
  peek(key: string): Value | undefined {
    const version = this.version.known();
    return version === undefined ? undefined : this.use(key, version);
  }

  private use(key: string, version: number): Value | undefined {
    const known = this.known.get(key);
    if (known?.version !== version) return undefined;
    this.known.delete(key);
    this.known.set(key, known);
    return known.value;
  }

  private getAt(
    version: number,
    key: string,
    make: (before: Value | undefined) => Promise<Value>,
  ): Value | Promise<Value> {
    const current = this.use(key, version);
    if (current !== undefined) return current;
    return this.share(key, async () => {
      const before = this.known.get(key);
      // By whoever asked at the same time.
      if (before?.version === version) return before.value;
      const value = await make(before?.value);
      this.keep(key, { version, value, bytes: this.sizeOf(value) });
      return value;
    });
  }

  private keep(key: string, known: Known<Value>): void {
    this.forget(key);
    if (known.bytes === 0) return;
    this.known.set(key, known);
    this.bytes += known.bytes;
    for (const [oldest] of this.known) {
      if (this.bytes <= this.most) break;
      this.forget(oldest);
    }
  }

  private forget(key: string): void {
    this.bytes -= this.known.get(key)?.bytes ?? 0;
    this.known.delete(key);
  }
}
