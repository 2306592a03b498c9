import { useAnimate } from 'framer-motion/mini';
import { useEffect, useRef } from 'react';
import { usePrefersReducedMotion } from '../../components/motion/use-prefers-reduced-motion';
import { Heart } from './heart';

const heartbeatAnimation = { transform: ['scale(1)', 'scale(1.35)', 'scale(1)'] };

/** A heart that beats once when the product is added to the wishlist. */
export function WishHeart({ wished }: { wished: boolean }) {
  const [heart, animate] = useAnimate<SVGSVGElement>();
  const prefersReducedMotion = usePrefersReducedMotion();
  const wasWished = useRef(wished);

  useEffect(() => {
    const isAdded = wished && !wasWished.current;
    wasWished.current = wished;
    if (isAdded && !prefersReducedMotion) {
      animate(heart.current, heartbeatAnimation, { duration: 0.15 });
    }
  }, [wished, prefersReducedMotion, animate, heart]);

  return <Heart iconRef={heart} filled={wished} />;
}
