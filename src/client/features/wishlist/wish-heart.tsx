import { chakra } from '@chakra-ui/react';
import { useAnimate } from 'framer-motion/mini';
import { useEffect, useRef } from 'react';
import { usePrefersReducedMotion } from '../../components/motion/use-prefers-reduced-motion';

const outline =
  'M10 16.5S3 12.5 3 7.8C3 5.5 4.7 4 6.6 4 8 4 9.3 4.8 10 6.1 10.7 4.8 12 4 13.4 4 15.3 4 17 5.5 17 7.8c0 4.7-7 8.7-7 8.7z';

const beat = { transform: ['scale(1)', 'scale(1.35)', 'scale(1)'] };

/** Fills, with one beat, when the product joins the wishlist. */
export function WishHeart({ wished }: { wished: boolean }) {
  const [heart, animate] = useAnimate<SVGPathElement>();
  const isStill = usePrefersReducedMotion();
  const wasWished = useRef(wished);

  useEffect(() => {
    const joined = wished && !wasWished.current;
    wasWished.current = wished;
    if (joined && !isStill) animate(heart.current, beat, { duration: 0.3 });
  }, [wished, isStill, animate, heart]);

  return (
    <chakra.svg viewBox="0 0 20 20" boxSize="5" overflow="visible" aria-hidden>
      <path
        ref={heart}
        d={outline}
        stroke="currentColor"
        strokeWidth="1.5"
        style={{ transformOrigin: 'center', transformBox: 'fill-box' }}
        fill="currentColor"
        fillOpacity={wished ? 1 : 0}
      />
    </chakra.svg>
  );
}
