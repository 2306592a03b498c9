import { Text } from '@chakra-ui/react';

/** Who it is, in a column: of many columns none is so narrow that it breaks a long surname. */
export function PersonName({ name }: { name: string }) {
  return (
    <Text as="bdi" display="inline-block" minWidth={{ xl: '8rem' }}>
      {name}
    </Text>
  );
}
