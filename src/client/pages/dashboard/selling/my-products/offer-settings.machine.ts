import type { OfferSettings } from '../../../../../contract/buying/offer';
import { createConfirmationMachine } from '../../../../features/confirmation/create-confirmation-machine';

/** Stores whether buyers can offer another price for a listing, and which price declines by itself. */
export const offerSettingsMachine = createConfirmationMachine<void, OfferSettings>({
  id: 'offerSettings',
  description: "A seller's settings of offers for one listing.",
  subject: undefined,
  open: 'The seller chooses Offers in the menu of a listing.',
  confirming: 'The dialog asks whether buyers can make offers, and for the lowest price.',
  confirm: 'The seller presses Save.',
  done: 'The settings are stored.',
});
