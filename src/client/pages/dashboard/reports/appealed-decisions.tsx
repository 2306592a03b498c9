import { Text } from '@chakra-ui/react';
import { refetchOnMountAndFocus } from '../../../api/api';
import { useAppealedDecisionsQuery } from '../../../api/reports-api';
import { EmptyState } from '../../../components/records/empty-state';
import { ExpandableList } from '../expandable-list';
import { useVisibleCount } from '../expandable-records';
import { DecisionList } from './decision-list';

/** The decisions to which someone objects. */
export function AppealedDecisions() {
  const visibleCount = useVisibleCount();
  const query = useAppealedDecisionsQuery({ visibleCount }, refetchOnMountAndFocus);
  return (
    <ExpandableList
      label="the objections"
      itemsLabel="objections"
      query={query}
      visibleCount={visibleCount}
      empty={
        <EmptyState title="No objection waits for a decision">
          <Text color="fg.muted">Objections to decisions appear here.</Text>
        </EmptyState>
      }
    >
      {(decisions) => <DecisionList label="the objections" decisions={decisions} />}
    </ExpandableList>
  );
}
