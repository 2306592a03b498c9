import { type RefObject, useLayoutEffect } from 'react';

/**
 * Makes the slides inert that Slick hides with `aria-hidden`, as soon as they begin to leave, so
 * that their links cannot take the focus. Slick creates these elements without accepting props.
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
