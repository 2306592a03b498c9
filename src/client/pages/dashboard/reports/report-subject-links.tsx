import { HStack, Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { ReportDetails } from '../../../../contract/report';
import { hasCapability } from '../../../services/configuration';
import { paths } from '../../../services/paths';
import { staffListingPath } from '../../../services/staff-listing-path';

/** Links to what was reported: where staff manage it, and a listing's public page while it exists. */
export function ReportSubjectLinks({ report }: { report: ReportDetails }) {
  const { subjectType, subjectId, subjectName, listing } = report;
  const isManagedListing = subjectType === 'listing' && hasCapability('staffListings');
  return (
    <HStack columnGap="4" rowGap="1" wrap="wrap" overflowWrap="anywhere">
      <ChakraLink asChild variant="underline" minHeight="6">
        <Link to={pathOfSubject(report)}>
          <bdi>{subjectName || 'See it'}</bdi>
        </Link>
      </ChakraLink>
      {isManagedListing && listing && !listing.isDeleted && (
        <ChakraLink asChild variant="underline" minHeight="6">
          <Link to={paths.product(subjectId)}>Public page</Link>
        </ChakraLink>
      )}
    </HStack>
  );
}

function pathOfSubject({ subjectType, subjectId, personId }: ReportDetails): string {
  switch (subjectType) {
    case 'listing':
      return hasCapability('staffListings')
        ? staffListingPath(subjectId)
        : paths.product(subjectId);
    case 'person':
      return personId !== undefined && hasCapability('userAdministration')
        ? paths.user(personId)
        : paths.seller(subjectId);
    case 'conversation':
      return paths.conversation(subjectId);
    case 'order':
      return paths.order(subjectId);
  }
}
