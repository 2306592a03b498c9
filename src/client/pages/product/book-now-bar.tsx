import { Box, type SystemStyleObject } from '@chakra-ui/react';
import type { DetailedProduct } from '../../../contract/selling/product';
import { sellingPriceTexts } from '../../components/product/price';
import { BookNow } from '../../features/booking/book-now';

/**
 * The last part of the page, so that it sticks to the window until all others have passed. Not in a low window,
 * of which it would take too much.
 */
const stickyBar: SystemStyleObject = {
  order: 1,
  position: 'sticky',
  bottom: 'var(--bottom-bar, 0px)',
  zIndex: 'docked',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  marginX: '-4',
  paddingX: '4',
  paddingY: '2',
  bg: 'bg.panel',
  borderTopWidth: '1px',
  boxShadow: 'md',
  // Drawn, and not said a second time.
  _before: { content: 'attr(data-price) / ""', textStyle: 'figure', overflowWrap: 'anywhere' },
};

/** Book Now, on a phone with the price in a bar at the bottom of the window, above that of the layout. */
export function BookNowBar({ product }: { product: DetailedProduct }) {
  return (
    <Box
      data-price={sellingPriceTexts(product.sellingPrice, product.currency).price}
      css={{ '@media (max-width: 767.98px) and (min-height: 30rem)': stickyBar }}
    >
      <Box display="grid" flex="1 1 9rem">
        <BookNow product={product} />
      </Box>
    </Box>
  );
}
