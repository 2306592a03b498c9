import { Text } from '@chakra-ui/react';
import { useField } from 'react-final-form';
import { contactFields } from '../../../contract/buying/contact';
import {
  offeredDeliveries,
  shippingAmount,
  shippingCountriesOf,
  type Delivery,
} from '../../../contract/selling/deliveries';
import { formatAmount } from '../../../contract/selling/format-price';
import { parsePrice } from '../../../contract/selling/price';
import type { Product } from '../../../contract/selling/product';
import { AddressFields } from '../../components/address/address-fields';
import { TextControl } from '../../components/forms/form-controls';
import { RadioControl } from '../../components/forms/radio-control';
import { shippingText } from '../../components/product/shipping-text';

/** The choice between a meeting and shipping, if the product has both, and the place of the meeting or the address. */
export function DeliveryFields({ product }: { product: Product }) {
  const { input } = useField<Delivery>('delivery', { subscription: { value: true } });
  const offersBoth = offeredDeliveries(product).length > 1;
  const shipping = `Shipping: ${shippingText(product)}`;
  return (
    <>
      {offersBoth && (
        <RadioControl
          name="delivery"
          label="Delivery"
          options={[
            { value: 'meeting', label: 'Meet the seller' },
            { value: 'shipping', label: shipping },
          ]}
        />
      )}
      {input.value === 'shipping' ? (
        <>
          {!offersBoth && <Text>{shipping}</Text>}
          <AddressFields countries={shippingCountriesOf(product)} />
          <Total product={product} />
        </>
      ) : (
        <TextControl
          name="meetingLocation"
          label={contactFields.meetingLocation.label}
          placeholder="Where you'll meet the seller"
        />
      )}
    </>
  );
}

function Total({ product }: { product: Product }) {
  const { sellingPrice, currency } = product;
  const total = (parsePrice(sellingPrice, currency) ?? 0) + (shippingAmount(product) ?? 0);
  return <Text fontWeight="600">{`In all ${formatAmount(total, currency)}`}</Text>;
}
