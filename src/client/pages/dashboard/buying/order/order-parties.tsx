import { Box, Button, DataList, Flex, Stack, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import type { OrderContact } from '../../../../../contract/buying/order-contact';
import { currentParcel, type SaleDetails } from '../../../../../contract/buying/sale';
import type { ShippingAddress } from '../../../../../contract/buying/shipping-address';
import { isShipped } from '../../../../../contract/selling/deliveries';
import { formatAddress } from '../../../../components/address/format-address';
import { ParcelText } from '../../../../components/address/parcel-text';
import { lazyComponent } from '../../../../components/loading/lazy-component';
import { SectionPanel } from '../../../../components/page/section-panel';
import { DateTime } from '../../../../components/product/date-time';
import { OrderCodes } from '../../../../features/order/order-codes';
import { isEnded, isUnpaid } from '../../../../features/order/order-predicates';
import { copyText } from '../../../../services/browser/copy-text';
import { paths } from '../../../../services/paths/paths';
import type { HiddenContactProps } from './hidden-contact';
import { OrderPerson } from './order-person';

/** The heading for each role after the order has ended. */
const endedHeadings = { buyer: 'Your seller', seller: 'Your buyer' } as const;

/** The meeting or the shipping: the code, the place, the parcel, and the other party, or both for staff. */
export function OrderParties({ sale: { isContactHidden, ...order } }: { sale: SaleDetails }) {
  const [contact, setContact] = useState<OrderContact>();
  const sale = { ...order, ...contact };
  const { as, state, bookedAt, meetingLocation, shippingAddress } = sale;
  const isParcel = isShipped(sale);
  const parcel = currentParcel(sale);
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Meeting place', !isParcel && meetingLocation && <bdi>{meetingLocation}</bdi>],
    ['Address', shippingAddress && <Address address={shippingAddress} canCopy={as === 'seller'} />],
    [
      state === 'returnShipped' ? 'Parcel back' : 'Parcel',
      parcel && <ParcelText parcel={parcel} />,
    ],
    ['Your phone', as === 'buyer' && sale.phoneNumber],
    ['Ordered on', <DateTime key="ordered" date={bookedAt} />],
  ];
  return (
    <SectionPanel
      title={
        as === 'admin'
          ? 'Both sides'
          : isParcel && !isEnded(state)
            ? 'Shipping'
            : meetingLocation
              ? 'Your meeting'
              : endedHeadings[as]
      }
    >
      <OrderCodes sale={sale} />
      <Flex gap="4" wrap="wrap" justify="space-between">
        <Stack gap="4" flex="1 1 12rem" minWidth="0">
          {as !== 'seller' && (
            <OrderPerson
              label="Seller"
              name={sale.sellerName}
              photoURL={sale.sellerPhoto}
              path={sale.sellerId ? paths.user(sale.sellerId) : paths.seller(sale.sellerUid)}
              phone={sale.sellerPhoneNumber}
              email={sale.sellerEmail}
            />
          )}
          {as !== 'buyer' && (
            <OrderPerson
              label="Buyer"
              name={sale.buyerName}
              photoURL={sale.buyerPhoto}
              path={sale.buyerId && paths.user(sale.buyerId)}
              phone={sale.phoneNumber}
              email={sale.buyerEmail}
            />
          )}
          {as === 'buyer' && isUnpaid(state) && (
            <Text color="fg.muted" textStyle="sm">
              Phone and email appear after payment
            </Text>
          )}
          {as === 'seller' && isParcel && isUnpaid(state) && (
            <Text color="fg.muted" textStyle="sm">
              The address appears after payment
            </Text>
          )}
        </Stack>
        <Stack data-screen-only align="start" _empty={{ display: 'none' }}>
          <OrderConversation {...sale} />
        </Stack>
      </Flex>
      <DataList.Root orientation="horizontal" size="md">
        {facts.map(
          ([label, value]) =>
            value && (
              <DataList.Item key={label} alignItems="start">
                <DataList.ItemLabel>{label}</DataList.ItemLabel>
                <DataList.ItemValue minWidth="0">{value}</DataList.ItemValue>
              </DataList.Item>
            ),
        )}
      </DataList.Root>
      {isContactHidden && !contact && (
        <LazyHiddenContact orderId={sale.orderId} onRead={setContact} />
      )}
    </SectionPanel>
  );
}

function Address({ address, canCopy }: { address: ShippingAddress; canCopy: boolean }) {
  const text = formatAddress(address);
  return (
    <Stack gap="2" align="start">
      <Text whiteSpace="pre-line" overflowWrap="anywhere" dir="auto" translate="no">
        {text}
      </Text>
      {canCopy && (
        <Button
          size="sm"
          variant="outline"
          data-screen-only
          onClick={() => void copyText(text, 'Address copied.')}
        >
          Copy the address
        </Button>
      )}
    </Stack>
  );
}

const OrderConversation = lazyComponent({
  label: 'the conversation',
  load: async () => {
    const module = await import(
      /* webpackChunkName: "order-conversation" */ '../../../../features/conversation/order-conversation'
    );
    return module.OrderConversation;
  },
  Fallback: () => <Box height="10" />,
});

/** A lazy chunk, because only staff need it. */
const LazyHiddenContact = lazyComponent<HiddenContactProps>({
  label: 'the contact data',
  load: async () => {
    const module = await import(/* webpackChunkName: "hidden-contact" */ './hidden-contact');
    return module.HiddenContact;
  },
  Fallback: () => null,
});
