import { LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';

const features = () =>
  import(/* webpackChunkName: "motion-features" */ './motion-features').then(
    (loaded) => loaded.features,
  );

/** Around what moves by more than styles: nothing does where somebody asked for less motion. */
export function Motion({ children }: { children: ReactNode }) {
  return (
    <MotionConfig reducedMotion="user">
      <LazyMotion features={features} strict>
        {children}
      </LazyMotion>
    </MotionConfig>
  );
}
