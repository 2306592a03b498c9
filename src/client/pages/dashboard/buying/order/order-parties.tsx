import { DataList, Link, Stack, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import type { OrderContact } from '../../../../../contract/buying/order-contact';
import type { SaleDetails } from '../../../../../contract/buying/sale';
import { EmailAddress } from '../../../../components/people/email-address';
import { PhoneLink } from '../../../../components/people/phone-link';
import { SectionPanel } from '../../../../components/page/section-panel';
import { DateTime } from '../../../../components/product/date-time';
import { isUnpaid } from '../../../../features/order/order-predicates';
import { UserLink } from '../../console/people/user-link';
import { lazyComponent } from '../../../../components/loading/lazy-component';
import type { HiddenContactProps } from './hidden-contact';

/** The heading for each role after the order has ended. */
const endedHeadings = { buyer: 'Your seller', seller: 'Your buyer' } as const;

/** The other party of the order, or both for staff, and the meeting place. */
export function OrderParties({ sale: { isContactHidden, ...order } }: { sale: SaleDetails }) {
  const [contact, setContact] = useState<OrderContact>();
  const sale = { ...order, ...contact };
  const { as, bookedAt, meetingLocation, buyerName, sellerName } = sale;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(as === 'seller'
      ? []
      : partyContact('Seller', partyName(sellerName, sale.sellerId), {
          phone: sale.sellerPhoneNumber,
          email: sale.sellerEmail,
        })),
    ...(as === 'buyer'
      ? []
      : partyContact('Buyer', partyName(buyerName, sale.buyerId), {
          phone: sale.phoneNumber,
          email: sale.buyerEmail,
        })),
    [
      'Contact',
      as === 'buyer' && isUnpaid(sale.state) && (
        <Text key="contact" color="fg.muted">
          Phone and email appear after payment
        </Text>
      ),
    ],
    ['Meeting place', meetingLocation && <bdi>{meetingLocation}</bdi>],
    ['Your phone', as === 'buyer' && sale.phoneNumber],
    ['Ordered on', <DateTime key="ordered" date={bookedAt} />],
  ];
  return (
    <SectionPanel
      title={as === 'admin' ? 'Both sides' : meetingLocation ? 'Your meeting' : endedHeadings[as]}
    >
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

/** The name of a party; for staff, a link to the user's page. */
const partyName = (name: string, id: string | undefined) =>
  name && <UserLink name={name} id={id} />;

/**
 * Returns a label and the name and contact data of one party. The server sends contact data only while
 * the order is open, and those of the seller only after the payment.
 */
function partyContact(
  label: string,
  name: ReactNode,
  { phone, email }: { phone: string | null; email: string | null },
): (readonly [string, ReactNode])[] {
  if (!name && !phone && !email) return [];
  return [
    [
      label,
      <Stack key={label} gap="1" minWidth="0">
        {name ? <div>{name}</div> : null}
        {phone && <PhoneLink number={phone} />}
        {email && (
          <Link
            variant="underline"
            display="inline"
            minHeight="6"
            overflowWrap="anywhere"
            href={`mailto:${email}`}
            // Some screen readers pause where the address may wrap, so they get it unbroken.
            aria-label={email}
          >
            <EmailAddress email={email} />
          </Link>
        )}
      </Stack>,
    ],
  ];
}

/** A lazy chunk, because only staff need it. */
const LazyHiddenContact = lazyComponent<HiddenContactProps>({
  label: 'the contact data',
  load: async () => {
    const module = await import(/* webpackChunkName: "hidden-contact" */ './hidden-contact');
    return module.HiddenContact;
  },
  Fallback: () => null,
});
