import type { ListingAction } from './listing-changes.machine';

interface ListingActionTexts {
  /** The label of the button. */
  label: string;
  /** The title of the dialog. */
  question: (count: string) => string;
  /** What the action means. */
  explanation: string;
  confirmLabel: string;
  /** The text of the success toast. */
  success: (count: string) => string;
  destructive?: boolean;
}

/** The texts of each action, with the number of products, such as "3 products". */
export const listingActions: Record<ListingAction, ListingActionTexts> = {
  advertise: {
    label: 'Advertise',
    question: (count) => `Advertise ${count}?`,
    explanation: 'They appear among the advertisements on the home page.',
    confirmLabel: 'Advertise',
    success: (count) => `${count} advertised.`,
  },
  withdraw: {
    label: 'Remove advertisement',
    question: (count) => `Remove the advertisement of ${count}?`,
    explanation: 'They stay for sale.',
    confirmLabel: 'Remove',
    success: (count) => `${count} no longer advertised.`,
  },
  delete: {
    label: 'Delete',
    question: (count) => `Delete ${count}?`,
    explanation: "This can't be undone. Booked and sold products stay.",
    confirmLabel: 'Delete',
    success: (count) => `${count} deleted.`,
    destructive: true,
  },
};

export const formatProductCount = (count: number) =>
  count === 1 ? '1 product' : `${count.toLocaleString('en')} products`;
