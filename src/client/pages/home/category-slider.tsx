import { Box } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { useRef, useState } from 'react';
import Slider from 'react-slick';
import 'slick-carousel/slick/slick.css';
import type { Category } from '../../../contract/selling/category';
import { usePrefersReducedMotion } from '../../components/motion/use-prefers-reduced-motion';
import { CarouselArrow } from './carousel-arrow';
import { CarouselPause } from './carousel-pause';
import { CategorySlide } from './category-slide';
import { slickStyles } from './slick-styles';
import { useInertHiddenSlides } from './use-inert-hidden-slides';
import { useWindowWidth } from './use-window-width';

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
