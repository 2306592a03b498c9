import { DataList, Link, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { SaleDetails } from '../../../../contract/sale';
import { EmailAddress } from '../../../components/people/email-address';
import { PhoneLink } from '../../../components/people/phone-link';
import { SectionPanel } from '../../../components/page/section-panel';
import { DateTime } from '../../../components/product/date-time';

/** Headings after the order has ended. */
const pastHeadings = { buyer: 'Your seller', seller: 'Your buyer' } as const;

/** The other side of the order: name, contact data and meeting place. */
export function OrderParties({ sale }: { sale: SaleDetails }) {
  const { as, bookedAt, meetingLocation, buyerName, sellerName } = sale;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(as === 'seller'
      ? []
      : contact('Seller', sellerName, sale.sellerPhoneNumber, sale.sellerEmail)),
    ...(as === 'buyer' ? [] : contact('Buyer', buyerName, sale.phoneNumber, sale.buyerEmail)),
    ['Meeting place', meetingLocation && <bdi>{meetingLocation}</bdi>],
    ['Your phone', as === 'buyer' && sale.phoneNumber],
    ['Ordered on', <DateTime key="ordered" date={bookedAt} />],
  ];
  return (
    <SectionPanel
      title={as === 'admin' ? 'Both sides' : meetingLocation ? 'Your meeting' : pastHeadings[as]}
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
    </SectionPanel>
  );
}

/** The name and contact data of one side, which the server sends only while the order is open. */
function contact(
  side: string,
  name: string,
  phone: string | null,
  email: string | null,
): (readonly [string, ReactNode])[] {
  if (!name && !phone && !email) return [];
  return [
    [
      side,
      <Stack key={side} gap="1" minWidth="0">
        <Text as="bdi">{name}</Text>
        {phone && <PhoneLink number={phone} />}
        {email && (
          <Link
            variant="underline"
            display="inline"
            minHeight="6"
            overflowWrap="anywhere"
            href={`mailto:${email}`}
            // Some screen readers pause where the address may wrap.
            aria-label={email}
          >
            <EmailAddress email={email} />
          </Link>
        )}
      </Stack>,
    ],
  ];
}
