import { Text } from '@chakra-ui/react';
import { refetchOnMountAndFocus } from '../../../api/api';
import { useAppealedDecisionsQuery } from '../../../api/reports-api';
import { EmptyState } from '../../../components/records/empty-state';
import { RecordPages } from '../record-pages';
import { DecisionList } from './decision-list';

/** The decisions to which someone objects. */
export function AppealedDecisions() {
  const query = useAppealedDecisionsQuery(undefined, refetchOnMountAndFocus);
  return (
    <RecordPages
      label="the objections"
      query={query}
      empty={
        <EmptyState title="No objection waits for a decision">
          <Text color="fg.muted">Objections to decisions appear here.</Text>
        </EmptyState>
      }
    >
      {(decisions) => <DecisionList label="the objections" decisions={decisions} />}
    </RecordPages>
  );
}
