import { Box, Button, HStack, Link as ChakraLink, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Order } from '../../../contract/buying/order';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { isPayable } from '../../features/order/order-predicates';
import { OrderLink } from '../../features/order/order-link';
import { paths } from '../../services/paths/paths';

export type ParticipantStatus =
  | { role: 'buyer'; order: Order }
  | {
      role: 'seller';
      status: 'listed' | 'unlisted' | 'booked' | 'sold';
      orderId?: string | null | undefined;
    };

interface ParticipantStatusNoteProps {
  participantStatus: ParticipantStatus;
  productId: string;
  productName: string;
}

/** Shows the buyer or seller of the product the state of its order, in place of Book Now. */
export function ParticipantStatusNote({
  participantStatus,
  ...product
}: ParticipantStatusNoteProps) {
  return participantStatus.role === 'buyer' ? (
    <BuyerNote order={participantStatus.order} />
  ) : (
    <SellerNote {...participantStatus} {...product} />
  );
}

function BuyerNote({ order }: { order: Order }) {
  const { _id, productId, productName, paid, state } = order;
  const link = <OrderLink orderId={_id} productName={productName} />;
  if (paid) return <Note title={inGoodsWords('You bought this watch')}>{link}</Note>;
  return (
    <Note title={inGoodsWords(state === 'reserved' ? 'Reserved for you' : 'You booked this watch')}>
      {(!state || isPayable(state)) && (
        <Button asChild size="sm">
          <Link to={paths.payment(productId)}>Pay Now</Link>
        </Button>
      )}
      {link}
    </Note>
  );
}

const sellerTitles = {
  listed: 'This is your listing',
  unlisted: 'Your listing is not for sale at the moment',
  booked: 'Your watch is booked',
  sold: 'You sold this watch',
};

function SellerNote({
  status,
  orderId,
  productId,
  productName,
}: Extract<ParticipantStatus, { role: 'seller' }> &
  Omit<ParticipantStatusNoteProps, 'participantStatus'>) {
  return (
    <Note title={inGoodsWords(sellerTitles[status])}>
      {orderId ? (
        <OrderLink orderId={orderId} productName={productName} />
      ) : (
        <TextLink to={paths.myProducts}>Manage it in My Products</TextLink>
      )}
      {status !== 'sold' && <TextLink to={paths.editProduct(productId)}>Edit it</TextLink>}
    </Note>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box padding="4" borderWidth="1px" borderRadius="xl" bg="bg.subtle">
      <Text fontWeight="600">{title}</Text>
      <HStack gap="4" marginTop="2" flexWrap="wrap">
        {children}
      </HStack>
    </Box>
  );
}

function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <ChakraLink asChild variant="underline" minHeight="6">
      <Link to={to}>{children}</Link>
    </ChakraLink>
  );
}
