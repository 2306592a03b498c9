import { Box, Button, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import { memo, useId, useState } from 'react';
import { useFormState } from 'react-final-form';
import type { Category } from '../../../contract/selling/category';
import { watchAttributes } from '../../../contract/selling/product-fields';
import { hasVisibleCharacter } from '../../../contract/text/visible-text';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { ProductControl } from './product-control';
import type { ProductDraft } from './product-draft';
import { lazyComponent } from '../loading/lazy-component';
import type { TitleSuggestionsProps } from './title-suggestions';

/**
 * The optional attributes of a watch, collapsed at first. A field with an error stays visible. Attributes that
 * the category does not show are left out unless they have a value.
 */
export function WatchDetails({ categories }: { categories: readonly Category[] }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const contentId = useId();
  const { values, errors = {} } = useFormState<ProductDraft>({
    subscription: { values: true, errors: true },
  });
  const isFilledIn = (name: (typeof watchAttributes)[number]) => hasVisibleCharacter(values[name]);
  const categoryAttributes = categories.find(({ _id }) => _id === values.category)?.attributes;
  const names = watchAttributes.filter(
    (name) => !categoryAttributes || categoryAttributes.includes(name) || isFilledIn(name),
  );
  if (names.length === 0) return null;
  const isOpen = isExpanded || names.some((name) => name in errors);
  const emptyNames = names.filter((name) => !isFilledIn(name));
  return (
    <Box padding="0!">
      <DetailsHeading
        {...{ contentId, isOpen, onToggle: setIsExpanded }}
        count={names.length}
        filledInCount={names.length - emptyNames.length}
      />
      <Suggestions nameList={emptyNames.join()} />
      <Box id={contentId} hidden={!isOpen}>
        <SimpleGrid
          columns={{ base: 1, md: 2 }}
          gap="5"
          padding={{ base: '4', md: '6' }}
          paddingTop="2!"
        >
          <AttributeControls nameList={names.join()} categories={categories} />
        </SimpleGrid>
      </Box>
    </Box>
  );
}

interface HeadingProps {
  /** The id of the element with the fields. */
  contentId: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** The number of fields. */
  count: number;
  filledInCount: number;
}

/* Memoized, so that typing does not re-render it. Lists of names are passed as a string, because a new array would differ. */

const DetailsHeading = memo(function DetailsHeading(props: HeadingProps) {
  const { contentId, isOpen, onToggle, count, filledInCount } = props;
  return (
    <Button
      variant="ghost"
      width="full"
      height="auto"
      justifyContent="space-between"
      textAlign="start"
      padding={{ base: '4', md: '6' }}
      whiteSpace="normal"
      aria-expanded={isOpen}
      aria-controls={contentId}
      onClick={() => onToggle(!isOpen)}
    >
      <Flex as="span" direction="column" alignItems="start" gap="1">
        <span>{inGoodsWords('Watch details (optional)')}</span>
        <Text as="span" color="fg.muted" fontWeight="400" textStyle="sm">
          {filledInCount === 0
            ? 'Size, movement, box and papers help buyers find it.'
            : `${filledInCount} of ${count} filled in`}
        </Text>
      </Flex>
      <Text as="span" aria-hidden color="brand.fg" textStyle="sm">
        {isOpen ? 'Hide' : 'Show'}
      </Text>
    </Button>
  );
});

interface AttributesProps {
  /** The names of the attributes, separated by commas. */
  nameList: string;
}

const parseNames = (nameList: string) => {
  const names = nameList.split(',');
  return watchAttributes.filter((name) => names.includes(name));
};

const Suggestions = memo(function Suggestions({ nameList }: AttributesProps) {
  return <LazyTitleSuggestions names={parseNames(nameList)} />;
});

const AttributeControls = memo(function AttributeControls({
  nameList,
  categories,
}: AttributesProps & { categories: readonly Category[] }) {
  return parseNames(nameList).map((name) => (
    <ProductControl key={name} name={name} categories={categories} />
  ));
});

/** Loaded beside the form, because the lists of brands are large. The form works without it. */
const LazyTitleSuggestions = lazyComponent<TitleSuggestionsProps>({
  label: 'the suggestions',
  load: async () => {
    const module = await import(/* webpackChunkName: "title-suggestions" */ './title-suggestions');
    return module.TitleSuggestions;
  },
  Fallback: () => null,
  Failed: () => null,
});
