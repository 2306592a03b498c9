import { Button, HStack, Text } from '@chakra-ui/react';
import { useDeferredValue, useMemo } from 'react';
import { useField, useForm } from 'react-final-form';
import { brandLabels } from '../../../contract/brands/brands';
import { formatFieldValue } from '../../../contract/selling/format-field-value';
import { productFields, type WatchAttribute } from '../../../contract/selling/product-fields';
import { attributesOfTitle } from '../../../contract/selling/title-attributes';
import { brandListId } from './brand-list-id';
import type { ProductDraft } from './product-draft';

export interface TitleSuggestionsProps {
  /** The attributes that the form shows and the seller has not filled in. */
  names: readonly WatchAttribute[];
}

/**
 * The attributes that the product's name contains and the seller has not filled in, with a button that fills
 * them in. Also renders the suggested brands.
 */
export function TitleSuggestions({ names }: TitleSuggestionsProps) {
  const form = useForm<ProductDraft>();
  const { input } = useField<string>('productName', { subscription: { value: true } });
  const title = useDeferredValue(input.value);
  const attributes = useMemo(() => attributesOfTitle(title), [title]);
  const suggestedAttributes = names.flatMap((name) => {
    const value = attributes[name];
    return value === undefined ? [] : [{ name, value }];
  });
  const fillInAttributes = () =>
    form.batch(() => {
      for (const { name, value } of suggestedAttributes) form.change(name, value);
    });
  return (
    <>
      <datalist id={brandListId}>
        {brands.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      {suggestedAttributes.length > 0 && (
        <HStack gap="3" paddingX={{ base: '4', md: '6' }} paddingBottom="4" flexWrap="wrap">
          <Text textStyle="sm" flex="1" minWidth="15rem">
            <Text as="span" color="fg.muted">
              {'From the name: '}
            </Text>
            <bdi>{suggestedAttributes.map(describeAttribute).join(' · ')}</bdi>
          </Text>
          <Button
            size="sm"
            variant="outline"
            onClick={fillInAttributes}
            aria-label="Add the details from the name"
          >
            Add
          </Button>
        </HStack>
      )}
    </>
  );
}

const brands = brandLabels();

function describeAttribute({ name, value }: { name: WatchAttribute; value: string }): string {
  const text = formatFieldValue(name, value);
  return name === 'caseDiameter' ? text : `${productFields[name].label}: ${text}`;
}
