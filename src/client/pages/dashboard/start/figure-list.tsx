import { Box, Heading, SimpleGrid } from '@chakra-ui/react';
import { formatCount } from '../../../../contract/text/format-count';

interface FigureListProps {
  title: string;
  /** The values by their labels. */
  figures: Readonly<Record<string, string | number>>;
}

/** A few numbers, each with its label. */
export function FigureList({ title, figures }: FigureListProps) {
  return (
    <Box as="section" aria-label={title}>
      <Heading as="h2" textStyle="cardTitle" marginBottom="3">
        {title}
      </Heading>
      <SimpleGrid as="dl" columns={{ base: 2, md: 4 }} gap={{ base: '3', md: '4' }}>
        {Object.entries(figures).map(([label, value]) => (
          <Box
            key={label}
            display="flex"
            // The label is read before the value, which is drawn first.
            flexDirection="column-reverse"
            justifyContent="flex-end"
            padding="4"
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="xl"
          >
            <Box as="dt" color="fg.muted" textStyle="sm">
              {label}
            </Box>
            <Box as="dd" textStyle="figure" overflowWrap="anywhere">
              {typeof value === 'number' ? formatCount(value) : value}
            </Box>
          </Box>
        ))}
      </SimpleGrid>
    </Box>
  );
}
