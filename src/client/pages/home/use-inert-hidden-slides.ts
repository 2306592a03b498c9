import { type RefObject, useLayoutEffect } from 'react';

/**
 * Makes slides with `aria-hidden` inert, so that their links cannot get the focus. Slick sets
 * `aria-hidden` when a slide starts to move out of view, but cannot set `inert`.
 */
export function useInertHiddenSlides(carousel: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    if (!carousel.current) return;
    const slides = carousel.current.getElementsByClassName('slick-slide');
    const updateInert = () => {
      for (const slide of slides) slide.toggleAttribute('inert', slide.ariaHidden === 'true');
    };
    updateInert();
    const observer = new MutationObserver(updateInert);
    observer.observe(carousel.current, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-hidden'],
    });
    return () => observer.disconnect();
  }, [carousel]);
}
