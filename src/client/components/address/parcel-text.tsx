import { Link, Text } from '@chakra-ui/react';
import { trackingLink } from '../../../contract/buying/carriers';
import type { Parcel } from '../../../contract/buying/parcel';

/** The carrier and the tracking number, with a link to the carrier's page if the carrier is a known one. */
export function ParcelText({ parcel }: { parcel: Parcel }) {
  const { carrier, trackingNumber } = parcel;
  const href = trackingLink(parcel);
  return (
    <Text overflowWrap="anywhere">
      <bdi>{carrier}</bdi>{' '}
      {href ? (
        <Link href={href} target="_blank" rel="noreferrer" variant="underline" translate="no">
          {trackingNumber}
        </Link>
      ) : (
        <bdi translate="no">{trackingNumber}</bdi>
      )}
    </Text>
  );
}
