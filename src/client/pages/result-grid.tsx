import type { SystemStyleObject } from '@chakra-ui/react';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { ProductGrid, resultColumns } from '../components/product/product-grid';
import { useIsHydrated } from '../hydration/use-is-hydrated';

/** The height of a card until it has been rendered. The browser then remembers its real height. */
const estimatedHeightStyles: SystemStyleObject = {
  ...resultColumns,
  '& > *': { containIntrinsicHeight: { base: 'auto 9.25rem', md: 'auto 28rem' } },
};
const skippingStyles: SystemStyleObject = {
  ...resultColumns,
  '& > *': { ...(estimatedHeightStyles['& > *'] as object), contentVisibility: 'auto' },
};

/** A long grid of product cards: the browser skips layout and painting of those that are off screen. */
export function ResultGrid({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  const navigation = useNavigationType();
  // On Back all cards have their real height at first, so that the browser restores the scroll position.
  const [isSkipping, setIsSkipping] = useState(!isHydrated || navigation !== NavigationType.Pop);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setIsSkipping(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <ProductGrid css={isSkipping ? skippingStyles : estimatedHeightStyles}>{children}</ProductGrid>
  );
}
