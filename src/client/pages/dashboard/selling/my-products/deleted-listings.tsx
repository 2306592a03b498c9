import { Heading, Stack } from '@chakra-ui/react';
import type { DeletedListing } from '../../../../../contract/selling/listing';
import { SectionPanel } from '../../../../components/page/section-panel';
import { StaffActionNote } from './staff-action-note';

/** The listings that staff deleted, each with the reason and a link to object. */
export function DeletedListings({ listings }: { listings: readonly DeletedListing[] }) {
  if (listings.length === 0) return null;
  return (
    <SectionPanel title="Deleted by us">
      <Stack as="ul" listStyleType="none" gap="5" maxWidth="3xl">
        {listings.map((listing) => (
          <Stack as="li" key={listing.decisionId} gap="1">
            <Heading as="h3" textStyle="md" overflowWrap="anywhere">
              <bdi>{listing.productName}</bdi>
            </Heading>
            <StaffActionNote staffAction={listing} />
          </Stack>
        ))}
      </Stack>
    </SectionPanel>
  );
}
