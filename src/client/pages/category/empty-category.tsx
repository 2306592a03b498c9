import { Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/records/empty-state';
import { paths } from '../../services/paths/paths';

export function EmptyCategory() {
  return (
    <EmptyState title="Nothing is for sale here right now">
      <ChakraLink asChild variant="underline">
        <Link to={`${paths.home}#categories`}>Choose another category</Link>
      </ChakraLink>
    </EmptyState>
  );
}
