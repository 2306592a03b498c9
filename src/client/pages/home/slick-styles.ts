import { css } from '@emotion/react';

/**
 * Styles for the elements that slick makes itself, which no prop of ours reaches.
 * @param gap between two slides, in pixels.
 * @param speed of a change of slides, in milliseconds.
 */
export const slickStyles = (gap: number, speed: number) => css`
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
  /* Slick hides slides from assistive technology only; their links must not take focus either,
     but a slide that is leaving stays in sight until it is gone. */
  .category-slider .slick-slide[aria-hidden='true'] {
    visibility: hidden;
    transition: visibility 0s ${speed}ms;
  }
`;
