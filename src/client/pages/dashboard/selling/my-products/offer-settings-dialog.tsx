import type { OfferSettings } from '../../../../../contract/buying/offer';
import { shopCurrency } from '../../../../../contract/payments/currencies';
import { decimalAmount } from '../../../../../contract/payments/money';
import type { Listing } from '../../../../../contract/selling/listing';
import { parsePrice } from '../../../../../contract/selling/price';
import { SelectControl, TextControl } from '../../../../components/forms/form-controls';
import { ConfirmationDialog } from '../../../../features/confirmation/confirmation-dialog';
import type { ConfirmationState } from '../../../../features/confirmation/use-confirmation';
import { offerPriceError } from '../../../../features/offer/offer-price';

interface OfferSettingsDialogProps {
  settings: ConfirmationState & { confirm: (settings: OfferSettings) => void };
  listing: Listing;
}

interface OfferSettingsForm {
  accepts: 'yes' | 'no';
  lowest?: string;
}

const choices = [
  { value: 'yes', label: 'Buyers can make offers' },
  { value: 'no', label: 'No offers' },
];

/** The dialog in which a seller sets whether and from which price buyers can make offers. */
export function OfferSettingsDialog({ settings, listing }: OfferSettingsDialogProps) {
  const { acceptsOffers = true, lowestOffer, currency } = listing;
  return (
    <ConfirmationDialog<OfferSettingsForm>
      confirmation={settings}
      title="Offers"
      confirmLabel="Save"
      initialValues={{
        accepts: acceptsOffers ? 'yes' : 'no',
        ...(lowestOffer && {
          lowest: decimalAmount({ amount: lowestOffer, currency: currency ?? shopCurrency() }),
        }),
      }}
      validate={({ lowest }) => {
        const error = lowest ? offerPriceError(lowest, listing) : undefined;
        return error === undefined ? {} : { lowest: error };
      }}
      onConfirm={({ accepts, lowest }) =>
        settings.confirm({
          acceptsOffers: accepts === 'yes',
          lowestOffer: lowest ? parsePrice(lowest, currency) : null,
        })
      }
    >
      <SelectControl name="accepts" label="Offers" options={choices} />
      <TextControl
        name="lowest"
        label="Lowest price"
        optional
        inputMode="decimal"
        autoComplete="off"
        hint="We decline lower offers for you. Buyers don't see this price."
      />
    </ConfirmationDialog>
  );
}
