import { Text } from '@chakra-ui/react';
import { maxOfferRecipients } from '../../../contract/buying/offer';
import { formatAmount, formatPrice } from '../../../contract/selling/format-price';
import type { Priced } from '../../../contract/selling/price-currency';
import { parsePrice } from '../../../contract/selling/price';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { TextControl } from '../../components/forms/form-controls';
import { ConfirmationDialog } from '../confirmation/confirmation-dialog';
import type { ConfirmationState } from '../confirmation/use-confirmation';
import { offerPriceError } from './offer-price';
import type { OfferAction, OfferSubject } from './offering.machine';

export interface OfferDialogProps {
  offering: ConfirmationState & {
    subject: OfferSubject;
    confirm: (input: { amount: number }) => void;
  };
  /** The product with its price. */
  product: Priced;
  role: 'buyer' | 'seller';
}

interface ActionTexts {
  title: (price: string) => string;
  confirmLabel: string;
  explanation: string;
}

const reservation = {
  buyer: 'We reserve the watch for you at this price. Book or pay before the reservation ends.',
  seller: 'We reserve the watch for the buyer, who then has to book or pay in time.',
};

const firstOffer: Record<'buyer' | 'seller', ActionTexts> = {
  buyer: {
    title: () => 'Make an offer',
    confirmLabel: 'Send offer',
    explanation: 'If the seller accepts, the watch is reserved for you at your price.',
  },
  seller: {
    title: () => 'Offer a lower price',
    confirmLabel: 'Send offer',
    explanation: `The last ${maxOfferRecipients} people who saved the watch or asked you about it get this price, once a day at most. You see who has saved it only when they answer. The first one who accepts has the watch reserved.`,
  },
};

const textsOf = (role: 'buyer' | 'seller'): Record<OfferAction, ActionTexts> => ({
  offer: firstOffer[role],
  counter: {
    title: () => 'Name another price',
    confirmLabel: 'Send price',
    explanation: 'If they accept, the watch is reserved at your price.',
  },
  accept: {
    title: (price) => `Accept ${price}?`,
    confirmLabel: 'Accept',
    explanation: reservation[role],
  },
  decline: {
    title: (price) => `Decline ${price}?`,
    confirmLabel: 'Decline',
    explanation: 'You can still write to each other.',
  },
  withdraw: {
    title: (price) => `Withdraw ${price}?`,
    confirmLabel: 'Withdraw',
    explanation: "They can't accept this price any more.",
  },
});

/** The dialog in which a user makes or answers an offer. */
export function OfferDialog({ offering, product, role }: OfferDialogProps) {
  const { action, offer } = offering.subject;
  const amount = offer?.amount ?? 0;
  const { currency } = product;
  const { title, confirmLabel, explanation } = textsOf(role)[action];
  const namesPrice = action === 'offer' || action === 'counter';
  return (
    <ConfirmationDialog<{ price: string }>
      confirmation={offering}
      title={title(formatAmount(amount, currency))}
      confirmLabel={confirmLabel}
      validate={({ price }) => {
        const error = namesPrice ? offerPriceError(price, product) : undefined;
        return error === undefined ? {} : { price: error };
      }}
      onConfirm={({ price }) =>
        offering.confirm({ amount: namesPrice ? (parsePrice(price, currency) ?? 0) : amount })
      }
    >
      <Text>{inGoodsWords(explanation)}</Text>
      {namesPrice ? (
        <TextControl
          name="price"
          label="Your price"
          inputMode="decimal"
          autoComplete="off"
          hint={`${action === 'counter' ? `Their offer is ${formatAmount(amount, currency)}. ` : ''}The price is ${formatPrice(product.sellingPrice, currency)}.`}
        />
      ) : (
        <></>
      )}
    </ConfirmationDialog>
  );
}
