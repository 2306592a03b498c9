import { HStack, Separator, Text } from '@chakra-ui/react';

/** A line with the text "OR". */
export function OrDivider() {
  return (
    <HStack>
      <Separator flex="1" />
      <Text color="fg.muted" textStyle="sm">
        OR
      </Text>
      <Separator flex="1" />
    </HStack>
  );
}
