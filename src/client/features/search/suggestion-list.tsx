import { Box, Flex, Text } from '@chakra-ui/react';
import type { Suggestion } from '../../../contract/finding/search';
import { inGoodsWords } from '../../../contract/website/goods-words';

/** A suggestion, or the one that clears the list of recent searches. */
export type ListOption = Pick<Suggestion, 'text' | 'id'> & { kind: Suggestion['kind'] | 'clear' };

interface SuggestionListProps {
  id: string;
  options: readonly ListOption[];
  /** The index of the active option; -1 for none. */
  activeIndex: number;
  /** Returns the element id of an option. */
  optionId: (index: number) => string;
  onChoose: (option: ListOption) => void;
}

const kindLabels: Record<ListOption['kind'], string> = {
  product: 'Watch',
  brand: 'Brand',
  category: 'Category',
  // The completed search text needs no label.
  words: '',
  clear: '',
};

/** The list of suggestions below the search box. */
export function SuggestionList({
  id,
  options,
  activeIndex,
  optionId,
  onChoose,
}: SuggestionListProps) {
  return (
    <Box
      role="listbox"
      id={id}
      aria-label="Suggestions"
      position="absolute"
      top="full"
      insetX="0"
      marginTop="1"
      paddingY="1"
      zIndex="popover"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      boxShadow="md"
      overflow="hidden"
      // Keeps the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        <Flex
          key={`${option.kind} ${option.id ?? option.text}`}
          role="option"
          id={optionId(index)}
          aria-selected={index === activeIndex}
          align="baseline"
          justify="space-between"
          gap="3"
          paddingX="4"
          paddingY="2"
          minHeight="10"
          cursor="pointer"
          _hover={{ bg: 'bg.subtle' }}
          css={{
            '&[aria-selected=true]': {
              bg: 'brand.muted',
              '@media (forced-colors: active)': { outline: '2px solid Highlight' },
            },
          }}
          onClick={() => onChoose(option)}
        >
          <Text
            as="span"
            dir="auto"
            {...(option.kind === 'clear' && { textStyle: 'sm', color: 'fg.muted' })}
          >
            {option.text}
          </Text>
          <Text as="span" textStyle="xs" color="fg.muted" flexShrink="0">
            {inGoodsWords(kindLabels[option.kind])}
          </Text>
        </Flex>
      ))}
    </Box>
  );
}
