import { Box, VisuallyHidden } from '@chakra-ui/react';
import { discountPercent } from './price';

interface DiscountBadgeProps {
  originalPrice: string;
  sellingPrice: string;
}

/** The discount as "−27%"; nothing if a price is not a number. */
export function DiscountBadge({ originalPrice, sellingPrice }: DiscountBadgeProps) {
  const percent = discountPercent(originalPrice, sellingPrice);
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
