import { Link as ChakraLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Search, SearchResponse } from '../../../contract/search';
import { toSearchLink } from './use-search';

interface SpellingNoteProps {
  search: Search;
  response: Pick<SearchResponse, 'didYouMean' | 'isCorrected'>;
}

/** The spelling suggestion for a query with no or few results. */
export function SpellingNote({ search, response: { didYouMean, isCorrected } }: SpellingNoteProps) {
  if (didYouMean === null) return null;
  const suggestion = { to: toSearchLink(search, { text: didYouMean }), text: didYouMean };
  return (
    <Text>
      {isCorrected ? (
        <span>
          No results for <bdi>{`“${search.text}”`}</bdi>. Showing results for{' '}
          <SuggestedWords {...suggestion} />.
        </span>
      ) : (
        <span>
          Did you mean <SuggestedWords {...suggestion} />?
        </span>
      )}
    </Text>
  );
}

function SuggestedWords({ to, text }: { to: string; text: string }) {
  return (
    <ChakraLink asChild variant="underline" fontWeight="600">
      <Link to={to}>
        <bdi>{text}</bdi>
      </Link>
    </ChakraLink>
  );
}
