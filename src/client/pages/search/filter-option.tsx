import { Text, chakra, type HTMLChakraProps } from '@chakra-ui/react';

interface FilterOptionProps {
  label: string;
  /** The number of products with this value, if known. */
  count?: number | undefined;
  checked: boolean;
  onChange: HTMLChakraProps<'input'>['onChange'];
}

export function FilterOption({ label, count, ...input }: FilterOptionProps) {
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="2.5"
      minHeight="8"
      cursor="pointer"
      textStyle="sm"
    >
      <chakra.input
        type="checkbox"
        {...input}
        boxSize="4"
        flexShrink="0"
        accentColor="brand.solid"
      />
      <Text as="span" dir="auto" flex="1">
        {label}
      </Text>
      {count !== undefined && (
        <Text as="span" color="fg.muted">
          {count.toLocaleString()}
        </Text>
      )}
    </chakra.label>
  );
}
