import { Box, DataList, Flex, Stack, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import type { OrderContact } from '../../../../../contract/buying/order-contact';
import type { SaleDetails } from '../../../../../contract/buying/sale';
import { lazyComponent } from '../../../../components/loading/lazy-component';
import { SectionPanel } from '../../../../components/page/section-panel';
import { DateTime } from '../../../../components/product/date-time';
import { OrderCodes } from '../../../../features/order/order-codes';
import { isUnpaid } from '../../../../features/order/order-predicates';
import { paths } from '../../../../services/paths/paths';
import type { HiddenContactProps } from './hidden-contact';
import { OrderPerson } from './order-person';

/** The heading for each role after the order has ended. */
const endedHeadings = { buyer: 'Your seller', seller: 'Your buyer' } as const;

/** The meeting: the code, the place, and the other party, or both for staff. */
export function OrderParties({ sale: { isContactHidden, ...order } }: { sale: SaleDetails }) {
  const [contact, setContact] = useState<OrderContact>();
  const sale = { ...order, ...contact };
  const { as, bookedAt, meetingLocation } = sale;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Meeting place', meetingLocation && <bdi>{meetingLocation}</bdi>],
    ['Your phone', as === 'buyer' && sale.phoneNumber],
    ['Ordered on', <DateTime key="ordered" date={bookedAt} />],
  ];
  return (
    <SectionPanel
      title={as === 'admin' ? 'Both sides' : meetingLocation ? 'Your meeting' : endedHeadings[as]}
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
          {as === 'buyer' && isUnpaid(sale.state) && (
            <Text color="fg.muted" textStyle="sm">
              Phone and email appear after payment
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
