import { Button, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

interface ResultPaginationProps {
  /** The URLs of the first and the next page; undefined if there is no such page. */
  first: string | undefined;
  next: string | undefined;
}

/** Links to the next page of results and back to the first. */
export function ResultPagination({ first, next }: ResultPaginationProps) {
  if (first === undefined && next === undefined) return null;
  return (
    <Flex
      as="nav"
      aria-label="Pages of products"
      gap="3"
      justify="center"
      marginTop="10"
      wrap="wrap"
    >
      {first !== undefined && (
        <Button asChild variant="outline" size="lg">
          <Link to={first}>Back to the first</Link>
        </Button>
      )}
      {next !== undefined && (
        <Button asChild variant="outline" size="lg">
          <Link to={next} rel="next">
            Show more watches
          </Link>
        </Button>
      )}
    </Flex>
  );
}
