import { Button, Flex, Text } from '@chakra-ui/react';
import type { MouseEventHandler } from 'react';
import { Link } from 'react-router-dom';
import { inGoodsWords } from '../../contract/website/goods-words';

interface ResultPaginationProps {
  /** The URLs of the first and the next page; undefined if there is no such page. */
  first: string | undefined;
  next: string | undefined;
  isLoading: boolean;
  /** Why the next page failed to load. */
  error: string | undefined;
  /** Appends the next page instead of following its link. */
  onMore: MouseEventHandler;
}

/** Links to the next page of results and back to the first. */
export function ResultPagination(props: ResultPaginationProps) {
  const { first, next, isLoading, error, onMore } = props;
  if (first === undefined && next === undefined) return null;
  return (
    <Flex
      as="nav"
      aria-label={inGoodsWords('Pages of watches')}
      gap="3"
      justify="center"
      align="center"
      marginTop="10"
      wrap="wrap"
    >
      {error !== undefined && (
        <Text role="alert" color="fg.error" flexBasis="full" textAlign="center">
          {`${inGoodsWords('We could not load more watches.')} ${error}`}
        </Text>
      )}
      {first !== undefined && (
        <Button asChild variant="outline" size="lg">
          <Link to={first}>Back to the first</Link>
        </Button>
      )}
      {next !== undefined && (
        <Button asChild variant="outline" size="lg" aria-busy={isLoading}>
          <Link to={next} rel="next" onClick={onMore}>
            {isLoading ? 'Loading…' : inGoodsWords('Show more watches')}
          </Link>
        </Button>
      )}
    </Flex>
  );
}
