import { Stack, Text } from '@chakra-ui/react';
import { inGoodsWords } from '../../../contract/website/goods-words';
import type { ReactElements } from '../react-elements';
import { PlaceholderIcon } from '../product/placeholder-icon';

interface EmptyStateProps {
  title: string;
  /** A text or link with the next step. */
  children: ReactElements;
}

export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <Stack
      align="center"
      gap="3"
      paddingX="6"
      paddingY={{ base: '10', md: '16' }}
      textAlign="center"
      borderWidth="1px"
      borderStyle="dashed"
      borderRadius="lg"
    >
      <PlaceholderIcon />
      <Text textStyle="cardTitle">{inGoodsWords(title)}</Text>
      {children}
    </Stack>
  );
}
