import { Badge, HStack, Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { ReportDetails } from '../../../../../contract/trust/report';
import { paths } from '../../../../services/paths/paths';
import { staffSubjectPath } from '../../../../services/paths/staff-subject-path';

/** Links to what was reported: where staff manage it, and a listing's public page or why it has none. */
export function ReportSubjectLinks({ report }: { report: ReportDetails }) {
  const { subjectType, subjectId, subjectName, listing } = report;
  return (
    <HStack columnGap="4" rowGap="1" wrap="wrap" overflowWrap="anywhere">
      <ChakraLink asChild variant="underline" minHeight="6">
        <Link to={staffSubjectPath(report)}>
          <bdi>{subjectName || 'See it'}</bdi>
        </Link>
      </ChakraLink>
      {subjectType === 'listing' && listing && <PublicPage id={subjectId} {...listing} />}
    </HStack>
  );
}

type PublicPageProps = Pick<NonNullable<ReportDetails['listing']>, 'isDeleted' | 'isHidden'> & {
  id: string;
};

function PublicPage({ id, isDeleted, isHidden }: PublicPageProps) {
  if (isDeleted) return <Badge size="lg">Deleted</Badge>;
  if (isHidden) {
    return (
      <Badge size="lg" colorPalette="red">
        Hidden
      </Badge>
    );
  }
  return (
    <ChakraLink asChild variant="underline" minHeight="6">
      <Link to={paths.product(id)}>Public page</Link>
    </ChakraLink>
  );
}
