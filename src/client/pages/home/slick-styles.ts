import { css } from '@emotion/react';

/**
 * Returns styles for the elements that Slick creates, which do not accept props.
 * @param gap the gap between two slides in pixels
 */
export const slickStyles = (gap: number) => css`
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
