import { Box, VisuallyHidden } from '@chakra-ui/react';
import { discountPercent } from './price';

interface DiscountBadgeProps {
  originalPrice: string;
  sellingPrice: string;
}

/** The discount, such as "−27%". Renders nothing if there is none or a price is not an amount. */
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
