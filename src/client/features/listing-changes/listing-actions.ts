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

/** The texts of each action, with the number of products, such as "3 watches". */
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
  changePrice: {
    label: 'Change price',
    question: (count) => `Change the price of ${count}?`,
    explanation: 'Booked and sold watches keep their price.',
    confirmLabel: 'Change prices',
    success: (count) => `${count} with a new price.`,
  },
  pause: {
    label: 'Pause',
    question: (count) => `Pause ${count}?`,
    explanation:
      'Buyers no longer see them until you resume them. Booked watches stay as they are.',
    confirmLabel: 'Pause',
    success: (count) => `${count} paused.`,
  },
  resume: {
    label: 'Resume',
    question: (count) => `Resume ${count}?`,
    explanation: 'They are for sale again.',
    confirmLabel: 'Resume',
    success: (count) => `${count} for sale again.`,
  },
  delete: {
    label: 'Delete',
    question: (count) => `Delete ${count}?`,
    explanation: "This can't be undone. Booked and sold watches stay.",
    confirmLabel: 'Delete',
    success: (count) => `${count} deleted.`,
    destructive: true,
  },
};
