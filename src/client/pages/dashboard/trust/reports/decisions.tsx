import { Text } from '@chakra-ui/react';
import { refetchOnMountAndFocus } from '../../../../api/api';
import { useDecisionsQuery, type DecisionsQuery } from '../../../../api/reports-api';
import { EmptyState } from '../../../../components/records/empty-state';
import { ExpandableList } from '../../records/expandable-list';
import { DecisionList } from './decision-list';

const objectionListTexts = {
  items: 'objections',
  empty: 'No objection waits for a decision',
  hint: 'Objections to decisions appear here.',
} as const;

const decisionListTexts = {
  items: 'decisions',
  empty: 'No decisions',
  hint: 'Decisions about listings and people appear here.',
} as const;

/** The decisions about all people or about one, or those with an objection to decide. */
export function Decisions({ query }: { query: DecisionsQuery }) {
  const result = useDecisionsQuery(query, refetchOnMountAndFocus);
  const { items, empty, hint } = query.appealed ? objectionListTexts : decisionListTexts;
  return (
    <ExpandableList
      label={`the ${items}`}
      itemsLabel={items}
      query={result}
      visibleCount={query.visibleCount}
      empty={
        <EmptyState title={empty}>
          <Text color="fg.muted">{hint}</Text>
        </EmptyState>
      }
    >
      {(decisions) => <DecisionList label={`the ${items}`} decisions={decisions} />}
    </ExpandableList>
  );
}
