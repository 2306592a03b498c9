import { Box } from '@chakra-ui/react';
import Slider from 'react-slick';
import 'slick-carousel/slick/slick.css';
import type { Category } from '../../../contract/category';
import { usePrefersReducedMotion } from '../../components/use-prefers-reduced-motion';
import { CarouselArrow } from './carousel-arrow';
import { CategorySlide } from './category-slide';
import { useWindowWidth } from './use-window-width';

/** SPEC section 9: milliseconds, pixels, and the slides shown from each window width on. */
const autoplayDelay = 2500;
const gap = 30;
/** Slick waits so many milliseconds longer than it is told. */
const slickDelay = 50;
const slidesFrom = [
  { width: 1080, slides: 3 },
  { width: 768, slides: 2 },
];

export function CategorySlider({ categories }: { categories: readonly Category[] }) {
  const width = useWindowWidth();
  const still = usePrefersReducedMotion();
  const fitting = slidesFrom.find((step) => width >= step.width)?.slides ?? 1;
  const slidesToShow = Math.min(fitting, categories.length);

  return (
    <Box
      cursor="grab"
      paddingX={{ base: '0', md: '14' }}
      paddingBottom={{ base: '14', md: '0' }}
      css={{
        '& .slick-list': { marginInline: `-${gap / 2}px` },
        '& .slick-slide': { paddingInline: `${gap / 2}px`, height: 'auto' },
        '& .slick-track': { display: 'flex' },
        '& .slick-slide > div, & .slick-slide > div > div': { height: '100%' },
        // Slick hides slides from assistive technology only; their links must not take focus either.
        '& .slick-slide[aria-hidden="true"]': { visibility: 'hidden' },
        '&:active': { cursor: 'grabbing' },
      }}
    >
      <Slider
        infinite={categories.length > slidesToShow}
        slidesToShow={slidesToShow}
        slidesToScroll={1}
        autoplay={!still}
        autoplaySpeed={autoplayDelay - slickDelay}
        pauseOnHover
        pauseOnFocus
        speed={still ? 0 : 450}
        prevArrow={<CarouselArrow direction="previous" />}
        nextArrow={<CarouselArrow direction="next" />}
      >
        {categories.map((category) => (
          <CategorySlide key={category._id} category={category} />
        ))}
      </Slider>
    </Box>
  );
}
