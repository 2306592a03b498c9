import { Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import type { Order } from '../../../contract/buying/order';
import type { AuthUser } from '../../../contract/accounts/user';
import { offeredDeliveries } from '../../../contract/selling/deliveries';
import type { Product } from '../../../contract/selling/product';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { freshFor30Seconds } from '../../api/api';
import { useProductQuery } from '../../api/product-pages-api';
import { loadFailureReason } from '../../api/request-failure';
import { LoadFailure } from '../../components/loading/load-failure';
import { bookingDraftKey } from './booking-draft-key';
import { BookingForm } from './booking-form';
import { useBooking } from './use-booking';
import { useBookingForm } from './use-booking-form';

interface BookingPanelProps {
  /** The order to book. The server does not have it yet. */
  order: Pick<Order, 'productId' | 'productName' | 'sellingPrice' | 'currency'>;
  buyer: AuthUser;
}

/**
 * The booking form on the payment page of a product that is not booked yet. The seller needs the
 * buyer's contact data before the payment. The order does not say how the product can be delivered.
 */
export function BookingPanel({ order, buyer }: BookingPanelProps) {
  const { productId, sellingPrice, currency } = order;
  const {
    currentData: product,
    error,
    isFetching,
    refetch,
  } = useProductQuery(productId, freshFor30Seconds);
  // An accepted offer has its own price.
  if (product)
    return <LoadedPanel product={{ ...product, sellingPrice, currency }} buyer={buyer} />;
  if (!error) return <Skeleton height="20rem" borderRadius="xl" />;
  return (
    <LoadFailure
      label="the booking"
      reason={loadFailureReason(error)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function LoadedPanel({ product, buyer }: { product: Product; buyer: AuthUser }) {
  const { _id: productId, productName } = product;
  const draft = bookingDraftKey(productId, buyer);
  const [snapshot, send] = useBooking({
    productName,
    buyer,
    draft,
    request: (details) => ({ productId, ...details }),
  });
  const { form, submit } = useBookingForm({
    send,
    open: snapshot.hasTag('open'),
    draft,
    buyer,
    terms: product,
  });
  useEffect(() => send({ type: 'booking.open' }), [send]);
  const [delivery, other] = offeredDeliveries(product);
  const place = other
    ? 'a place to meet or an address'
    : delivery === 'shipping'
      ? 'an address'
      : 'a place to meet';
  return (
    <Stack gap="5">
      <Stack gap="1">
        <Heading as="h2" textStyle="sectionTitle">
          {other
            ? 'How do you want to get it?'
            : delivery === 'shipping'
              ? 'Where should it be sent?'
              : 'Where do you want to meet?'}
        </Heading>
        <Text color="fg.muted">
          {inGoodsWords(
            `Give the seller your phone number and ${place}. The watch is reserved for you while you pay.`,
          )}
        </Text>
      </Stack>
      <BookingForm
        form={form}
        product={product}
        onSubmit={submit}
        submitLabel="Book and continue to payment"
        // After the booking the button stays busy until the refetched order replaces this form.
        busy={snapshot.hasTag('busy') || snapshot.matches('booked')}
        failure={snapshot.hasTag('failed') ? snapshot.context.failure : undefined}
      />
    </Stack>
  );
}
