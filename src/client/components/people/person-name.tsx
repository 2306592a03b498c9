import { Text } from '@chakra-ui/react';

/** A name in a table column, wide enough not to break long surnames. */
export function PersonName({ name }: { name: string }) {
  return (
    <Text as="bdi" display="inline-block" minWidth={{ xl: '8rem' }}>
      {name}
    </Text>
  );
}
