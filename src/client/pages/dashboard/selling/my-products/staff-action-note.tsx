import { Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { decisionBasisLabels } from '../../../../../contract/trust/decision-actions';
import type { StaffAction } from '../../../../../contract/selling/listing';
import { DateTime } from '../../../../components/product/date-time';
import { paths } from '../../../../services/paths/paths';

const statements: Record<StaffAction['action'], string> = {
  hidden: 'We hid this listing',
  moved: 'We moved this listing to another category',
  deleted: 'We deleted this listing',
};

/** What staff did to a listing, why and by which rule, with a link to object. */
export function StaffActionNote({ staffAction }: { staffAction: StaffAction }) {
  const { action, decisionId, reason, basis, rule, createdAt } = staffAction;
  return (
    <Stack gap="1" textStyle="sm" whiteSpace="normal" minWidth="0" overflowWrap="anywhere">
      <Text fontWeight="600">
        <span>{`${statements[action]} on `}</span>
        <DateTime date={createdAt} short />
      </Text>
      {/* The page of the decision shows the whole text. */}
      <Text dir="auto" whiteSpace="pre-line" {...(decisionId && { lineClamp: 4 })}>
        {reason}
      </Text>
      {basis && (
        <Text color="fg.muted">
          <span>{`${decisionBasisLabels[basis]}: `}</span>
          <bdi>{rule}</bdi>
        </Text>
      )}
      <ChakraLink asChild variant="underline" minHeight="6" alignSelf="start">
        {decisionId ? (
          <Link to={paths.decision(decisionId)}>See the decision or object</Link>
        ) : (
          <Link to={`${paths.home}#contact`}>Contact us if this is wrong</Link>
        )}
      </ChakraLink>
    </Stack>
  );
}
