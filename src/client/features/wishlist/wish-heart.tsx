import { useAnimate } from 'framer-motion/mini';
import { useEffect, useRef } from 'react';
import { usePrefersReducedMotion } from '../../components/motion/use-prefers-reduced-motion';
import { Heart } from './heart';

const beat = { transform: ['scale(1)', 'scale(1.35)', 'scale(1)'] };

/** Animates the heart when the product is added. */
export function WishHeart({ wished }: { wished: boolean }) {
  const [heart, animate] = useAnimate<SVGPathElement>();
  const isStill = usePrefersReducedMotion();
  const wasWished = useRef(wished);

  useEffect(() => {
    const joined = wished && !wasWished.current;
    wasWished.current = wished;
    if (joined && !isStill) animate(heart.current, beat, { duration: 0.3 });
  }, [wished, isStill, animate, heart]);

  return <Heart shape={heart} filled={wished} />;
}
