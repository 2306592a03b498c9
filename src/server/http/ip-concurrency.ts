import { normalizeIP } from '@fastify/rate-limit';

/** The key of an IP address for limits: an IPv6 client owns its whole /64. */
export function ipKey(ip: string | undefined): string {
  return normalizeIP(ip || 'unknown', 64);
}

/** Limits the requests in progress of each IP address. */
export class IpConcurrencyLimit {
  private readonly counts = new Map<string, number>();

  constructor(private readonly max: number) {}

  /** @returns the release function; undefined when the address has reached its limit */
  acquire(ip: string | undefined): (() => void) | undefined {
    const key = ipKey(ip);
    const count = this.counts.get(key) ?? 0;
    if (count >= this.max) return undefined;
    this.counts.set(key, count + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (this.counts.get(key) ?? 1) - 1;
      if (left === 0) this.counts.delete(key);
      else this.counts.set(key, left);
    };
  }
}
