import { type RefObject, useLayoutEffect } from 'react';

/**
 * Slick hides the slides out of sight from assistive technology alone, from the moment in which
 * they begin to leave. A link in them must not take the focus either, from that same moment on,
 * while they stay visible until they are gone: `inert` says both, and no prop of ours reaches the
 * elements that slick makes.
 */
export function useInertHiddenSlides(carousel: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    if (!carousel.current) return;
    const slides = carousel.current.getElementsByClassName('slick-slide');
    const follow = () => {
      for (const slide of slides) slide.toggleAttribute('inert', slide.ariaHidden === 'true');
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(carousel.current, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-hidden'],
    });
    return () => observer.disconnect();
  }, [carousel]);
}
