import { normalizeIP } from '@fastify/rate-limit';

/** The key of a client's IP address: a client with one IPv6 address has the whole /64. */
export function ipKey(ip: string | undefined): string {
  return normalizeIP(ip || 'unknown', 64);
}

/** Bounds what each client address has at one time. */
export class IpConcurrencyLimit {
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** @returns what gives the place back; undefined when the address has as many as it may */
  take(ip: string | undefined): (() => void) | undefined {
    const key = ipKey(ip);
    const count = this.counts.get(key) ?? 0;
    if (count >= this.most) return undefined;
    this.counts.set(key, count + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const left = (this.counts.get(key) ?? 1) - 1;
      if (left === 0) this.counts.delete(key);
      else this.counts.set(key, left);
    };
  }
}
