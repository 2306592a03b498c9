import { MissingPage } from '../missing-page';

/** The reason why the product is missing. */
export type MissingReason = 'deleted' | 'unknown';

const texts: Record<MissingReason, { title: string; explanation: string }> = {
  deleted: {
    title: 'This watch is no longer for sale',
    explanation: 'The seller has removed it from the marketplace.',
  },
  unknown: {
    title: 'There is no such watch',
    explanation: 'The address may have been mistyped or cut off.',
  },
};

/** Rendered in place of a product that does not exist, or no longer does. */
export function MissingProduct({ reason }: { reason: MissingReason }) {
  return <MissingPage {...texts[reason]} />;
}
