import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/records/empty-state';

/** The filters of the category exclude all its products. */
export function NoMatches() {
  return (
    <EmptyState title="No watches match">
      <Button asChild variant="outline">
        <Link to={{ search: '' }}>Show everything in this category</Link>
      </Button>
    </EmptyState>
  );
}
