import { Badge, Flex, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { DecisionSummary } from '../../../../../contract/trust/decision';
import { decisionActions } from '../../../../../contract/trust/decision-actions';
import { DateTime } from '../../../../components/product/date-time';
import { paths } from '../../../../services/paths/paths';
import { UserLink } from '../../console/people/user-link';

interface DecisionListProps {
  label: string;
  decisions: readonly DecisionSummary[];
}

/** Decisions with links to their statements of reasons. */
export function DecisionList({ label, decisions }: DecisionListProps) {
  return (
    <Stack as="ul" aria-label={label} listStyleType="none" gap="3">
      {decisions.map((decision) => (
        <Flex
          as="li"
          key={decision.id}
          gap="2"
          direction="column"
          padding="4"
          borderWidth="1px"
          borderRadius="xl"
          bg="bg.panel"
        >
          <Flex gap="2" align="center" flexWrap="wrap">
            <ChakraLink asChild variant="underline" minHeight="6">
              <Link to={paths.decision(decision.id)}>{decisionActions[decision.action].label}</Link>
            </ChakraLink>
            {decision.reversedAt && <Badge>Taken back</Badge>}
            {decision.hasOpenAppeal && <Badge colorPalette="orange">Objection</Badge>}
          </Flex>
          <Text textStyle="sm" overflowWrap="anywhere">
            <bdi>{decision.subjectName}</bdi>
            <span> · </span>
            <UserLink name={decision.personName} id={decision.personId} />
          </Text>
          <Text textStyle="sm" color="fg.muted">
            <DateTime date={decision.createdAt} />
          </Text>
        </Flex>
      ))}
    </Stack>
  );
}
