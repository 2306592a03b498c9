import { Link as ChakraLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Search, SearchAnswer } from '../../../contract/search';
import { linkTo } from './use-search';

interface SpellingNoteProps {
  search: Search;
  answer: Pick<SearchAnswer, 'didYouMean' | 'isCorrected'>;
}

/** For words that nothing has, or few: others that are close to them. */
export function SpellingNote({ search, answer: { didYouMean, isCorrected } }: SpellingNoteProps) {
  if (didYouMean === null) return null;
  const link = (
    <ChakraLink asChild variant="underline" fontWeight="600">
      <Link to={linkTo(search, { text: didYouMean })} replace>
        <bdi>{didYouMean}</bdi>
      </Link>
    </ChakraLink>
  );
  return (
    <Text>
      {isCorrected ? (
        <>
          Nothing has <bdi>“{search.text}”</bdi>. These are the results for {link}.
        </>
      ) : (
        <>Did you mean {link}?</>
      )}
    </Text>
  );
}
