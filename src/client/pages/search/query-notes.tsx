import { Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Search, SearchResponse } from '../../../contract/finding/search';
import { toSearchLink } from './use-search';
import { withoutWords } from './without-words';

interface QueryNotesProps {
  search: Search;
  response: Pick<
    SearchResponse,
    'didYouMean' | 'isCorrected' | 'droppedWords' | 'interpreted' | 'products'
  >;
}

/** Notes on the words of the search: ignored words, a correction or a suggestion. */
export function QueryNotes({ search, response }: QueryNotesProps) {
  const { didYouMean, isCorrected, droppedWords = [], interpreted = [], products } = response;
  const { text = '' } = search;
  const areWordsDropped = droppedWords.length > 0 && products.length > 0;
  if (didYouMean === null && !areWordsDropped) return null;
  return (
    <Stack gap="1">
      {areWordsDropped ? (
        <DroppedWords
          words={droppedWords}
          usedWords={withoutWords(didYouMean ?? text, [
            ...droppedWords,
            ...interpreted.map(({ words }) => words),
          ])}
        />
      ) : (
        <Text>
          {isCorrected ? (
            <span>
              No results for <bdi>{`“${text}”`}</bdi>. Showing results for{' '}
              <Suggestion search={search} text={didYouMean ?? ''} />.
            </span>
          ) : (
            <span>
              Did you mean <Suggestion search={search} text={didYouMean ?? ''} />?
            </span>
          )}
        </Text>
      )}
      {isCorrected && (
        <ChakraLink asChild variant="underline" textStyle="sm" alignSelf="start">
          <Link to={toSearchLink(search, { exact: true })}>
            <bdi>{`Search for “${text}” instead`}</bdi>
          </Link>
        </ChakraLink>
      )}
    </Stack>
  );
}

interface DroppedWordsProps {
  words: readonly string[];
  /** The other words of the search. */
  usedWords: string | undefined;
}

function DroppedWords({ words, usedWords }: DroppedWordsProps) {
  const droppedList = new Intl.ListFormat('en').format(words.map((word) => `“${word}”`));
  return (
    <Text>
      {usedWords === undefined ? (
        <span>
          No results for all words. Showing results without <bdi>{droppedList}</bdi>.
        </span>
      ) : (
        <span>
          No results for all words. Showing results for <em>{usedWords}</em>, without{' '}
          <bdi>{droppedList}</bdi>.
        </span>
      )}
    </Text>
  );
}

function Suggestion({ search, text }: { search: Search; text: string }) {
  return (
    <ChakraLink asChild variant="underline" fontWeight="600">
      <Link to={toSearchLink(search, { text, exact: undefined })}>
        <bdi>{text}</bdi>
      </Link>
    </ChakraLink>
  );
}
