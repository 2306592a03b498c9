import { Text } from '@chakra-ui/react';

/** A name in a table column, with a minimum width so that long surnames do not break. */
export function PersonName({ name }: { name: string }) {
  return (
    <Text as="bdi" display="inline-block" minWidth={{ xl: '8rem' }}>
      {name}
    </Text>
  );
}
