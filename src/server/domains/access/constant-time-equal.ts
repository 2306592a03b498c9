import { timingSafeEqual } from 'node:crypto';

/** Whether two texts are equal, in a time that says nothing about where they differ. */
export function constantTimeEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
