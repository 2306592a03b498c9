import { Box, VisuallyHidden } from '@chakra-ui/react';
import { percentSaved } from './price';

interface SavingProps {
  originalPrice: string;
  sellingPrice: string;
}

/** What a buyer saves of the original price, as "−27%"; empty where a price isn't a number. */
export function Saving({ originalPrice, sellingPrice }: SavingProps) {
  const percent = percentSaved(originalPrice, sellingPrice);
  if (percent === null) return null;
  return (
    <Box
      as="span"
      flexShrink="0"
      paddingX="1.5"
      borderRadius="sm"
      bg="green.subtle"
      color="green.fg"
      fontSize="xs"
      fontWeight="600"
      lineHeight="moderate"
      whiteSpace="nowrap"
    >
      <span>{`−${percent}%`}</span>
      <VisuallyHidden> on the original price</VisuallyHidden>
    </Box>
  );
}
