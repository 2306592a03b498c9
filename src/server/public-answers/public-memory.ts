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
  /** What is being made, by version and key. */
  private readonly underWay = new Map<string, Promise<Value>>();

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

  /** What is kept, whether it is as it should or not. */
  held(key: string): Value | undefined {
    return this.known.get(key)?.value;
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
    // What is made for this version began after it was known, so that it has all that it stands for;
    // what was made for an earlier one may lack what whoever asks has just changed.
    const name = `${version} ${key}`;
    const begun = this.underWay.get(name);
    if (begun) return begun;
    const making = this.makeAt(version, key, make).finally(() => this.underWay.delete(name));
    this.underWay.set(name, making);
    return making;
  }

  private async makeAt(
    version: number,
    key: string,
    make: (before: Value | undefined) => Promise<Value>,
  ): Promise<Value> {
    const value = await make(this.held(key));
    const bytes = this.sizeOf(value);
    if (bytes > 0) this.keep(key, { version, value, bytes: bytes + 2 * key.length });
    return value;
  }

  private keep(key: string, known: Known<Value>): void {
    // What was made for a later version may have been quicker.
    if ((this.known.get(key)?.version ?? -1) > known.version) return;
    this.forget(key);
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
