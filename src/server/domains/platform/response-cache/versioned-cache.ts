import { LRUCache } from 'lru-cache';
import { SingleFlight } from '../../../concurrency/single-flight';
import type { PublicDataVersion } from './public-data-version';

interface Entry<Value> {
  version: number;
  value: Value;
}

interface VersionedCacheOptions<Value> {
  maxBytes: number;
  /** Returns the size of a value in bytes; a value of size 0 is not cached. */
  sizeOf: (value: Value) => number;
}

interface LoadOptions<Value> {
  /** `latest` includes the writes of all processes, `recent` at least those of this process. */
  freshness: 'recent' | 'latest';
  /** Loads the value. Receives the value of an earlier version if it is still cached. */
  load: (stale: Value | undefined) => Promise<Value>;
}

/** An LRU cache whose entries are valid for one version of the public data. */
export class VersionedCache<Value> {
  private readonly entries: LRUCache<string, Entry<Value>>;
  private readonly loads = new SingleFlight<Value>();

  constructor(
    private readonly version: PublicDataVersion,
    private readonly options: VersionedCacheOptions<Value>,
  ) {
    this.entries = new LRUCache({ maxSize: options.maxBytes });
  }

  /** Returns the cached value of the current version, or loads it. */
  async get(key: string, { freshness, load }: LoadOptions<Value>): Promise<Value> {
    const version = await this.version[freshness]();
    const entry = this.entries.get(key);
    if (entry?.version === version) return entry.value;
    // The key includes the version, because a load for an earlier version may lack the caller's own writes.
    return this.loads.run(`${version} ${key}`, async () => {
      const value = await load(this.entries.peek(key)?.value);
      this.store(key, { version, value });
      return value;
    });
  }

  private store(key: string, entry: Entry<Value>): void {
    const size = Math.ceil(this.options.sizeOf(entry.value));
    const cached = this.entries.peek(key);
    // A load for a newer version may have finished first.
    if (size === 0 || (cached && cached.version > entry.version)) return;
    this.entries.set(key, entry, { size: size + 2 * key.length });
  }
}
