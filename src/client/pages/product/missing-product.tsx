import { MissingPage } from '../missing-page';

/** The reason why the product is missing. */
export type Absence = 'deleted' | 'unknown';

const texts: Record<Absence, { title: string; explanation: string }> = {
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
export function MissingProduct({ absence }: { absence: Absence }) {
  return <MissingPage {...texts[absence]} />;
}
