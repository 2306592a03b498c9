import { Box, IconButton } from '@chakra-ui/react';
import PauseIcon from '@heroicons/react/24/outline/PauseIcon';
import PlayIcon from '@heroicons/react/24/outline/PlayIcon';
import { Global, css } from '@emotion/react';
import { useRef, useState, type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import Slider from 'react-slick';
import 'slick-carousel/slick/slick.css';
import type { Category } from '../../../contract/selling/category';
import { usePrefersReducedMotion } from '../../components/motion/use-prefers-reduced-motion';
import { CarouselArrow } from './carousel-arrow';
import { CategorySlide } from './category-slide';

/** The values of specification 9.2. Times are in milliseconds, lengths in pixels. */
const autoplayDelay = 2500;
const gap = 30;
const animationDuration = 450;
/** The milliseconds that Slick adds to `autoplaySpeed`. */
const slickDelay = 50;
/** The number of visible slides from a window width on. */
const slidesByMinWidth = [
  { width: 1080, slides: 3 },
  { width: 768, slides: 2 },
];

export function CategorySlider({ categories }: { categories: readonly Category[] }) {
  const width = useWindowWidth();
  const reducesMotion = usePrefersReducedMotion();
  const [paused, setPaused] = useState(false);
  const slideCount = slidesByMinWidth.find((step) => width >= step.width)?.slides ?? 1;
  const slidesToShow = Math.min(slideCount, categories.length);
  const slider = useRef<Slider>(null);
  const carousel = useRef<HTMLDivElement>(null);
  useInertHiddenSlides(carousel);

  return (
    <Box
      ref={carousel}
      // Slick does not pause on focus inside a slide.
      onFocus={() => slider.current?.slickPause()}
      onBlur={() => !reducesMotion && !paused && slider.current?.slickPlay()}
      cursor="grab"
      paddingX={{ base: '0', md: '14' }}
      paddingBottom="14"
      position="relative"
      className="category-slider"
      _active={{ cursor: 'grabbing' }}
    >
      <Global styles={slickStyles(gap)} />
      <Slider
        ref={slider}
        infinite={categories.length > slidesToShow}
        slidesToShow={slidesToShow}
        slidesToScroll={1}
        autoplay={!reducesMotion && !paused}
        autoplaySpeed={autoplayDelay - slickDelay}
        pauseOnHover
        speed={reducesMotion ? 0 : animationDuration}
        prevArrow={<CarouselArrow direction="previous" />}
        nextArrow={<CarouselArrow direction="next" />}
      >
        {categories.map((category) => (
          <CategorySlide key={category._id} category={category} />
        ))}
      </Slider>
      {!reducesMotion && (
        <Box position="absolute" bottom="1" insetEnd={{ base: '0', md: 'calc(50% - 1.125rem)' }}>
          <CarouselPause paused={paused} onToggle={() => setPaused(!paused)} />
        </Box>
      )}
    </Box>
  );
}

interface CarouselPauseProps {
  paused: boolean;
  onToggle: () => void;
}

/** The button that pauses autoplay (WCAG 2.2.2). Hovering over the slides pauses it only temporarily. */
function CarouselPause({ paused, onToggle }: CarouselPauseProps) {
  return (
    <IconButton
      aria-label={paused ? 'Play the carousel' : 'Pause the carousel'}
      variant="ghost"
      size="sm"
      rounded="full"
      onClick={onToggle}
    >
      {paused ? <PlayIcon /> : <PauseIcon />}
    </IconButton>
  );
}

/**
 * Returns styles for the elements that Slick creates, which do not accept props.
 * @param gap the gap between two slides in pixels
 */
const slickStyles = (gap: number) => css`
  .category-slider .slick-list {
    margin-inline: -${gap / 2}px;
  }
  .category-slider .slick-track {
    display: flex;
  }
  .category-slider .slick-slide {
    height: auto;
    padding-inline: ${gap / 2}px;
  }
  .category-slider .slick-slide > div,
  .category-slider .slick-slide > div > div {
    height: 100%;
  }
`;

/**
 * Makes slides with `aria-hidden` inert, so that their links cannot get the focus. Slick sets
 * `aria-hidden` when a slide starts to move out of view, but cannot set `inert`.
 */
function useInertHiddenSlides(carousel: RefObject<HTMLElement | null>) {
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

function subscribeToResize(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

function useWindowWidth(): number {
  return useSyncExternalStore(subscribeToResize, () => window.innerWidth);
}
