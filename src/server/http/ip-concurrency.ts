import { normalizeIP } from '@fastify/rate-limit';

/** Returns the key by which an IP address is limited: for IPv6 its /64 network, which one client owns. */
export function ipKey(ip: string | undefined): string {
  return normalizeIP(ip || 'unknown', 64);
}

/** Limits how many requests in progress or connections each IP address has at once. */
export class IpConcurrencyLimit {
  private readonly counts = new Map<string, number>();

  constructor(private readonly max: number) {}

  /**
   * Returns a function to call when the request or the connection ends; undefined if the IP address has reached its limit.
   */
  acquire(ip: string | undefined): (() => void) | undefined {
    const key = ipKey(ip);
    const count = this.counts.get(key) ?? 0;
    if (count >= this.max) return undefined;
    this.counts.set(key, count + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const remainingCount = (this.counts.get(key) ?? 1) - 1;
      if (remainingCount === 0) this.counts.delete(key);
      else this.counts.set(key, remainingCount);
    };
  }
}
