import { Button, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/records/empty-state';

/** What Payouts shows instead of the sellers who are owed something. */
export function NothingOwed({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState title="No owed seller found">
      <Button asChild variant="outline">
        <Link to="?">Show all owed sellers</Link>
      </Button>
    </EmptyState>
  ) : (
    <EmptyState title="Nothing is owed">
      <Text color="fg.muted">A completed sale appears here until you have paid its seller.</Text>
    </EmptyState>
  );
}
