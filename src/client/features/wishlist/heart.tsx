/** @jsxImportSource @emotion/react */
import type { Ref } from 'react';
import { memoizeStyles } from '../../theme/memoize-styles';

const heartStyles = memoizeStyles({ boxSize: '5', overflow: 'visible' });

interface HeartProps {
  filled: boolean;
  /** A ref for animations. */
  iconRef?: Ref<SVGSVGElement>;
}

export function Heart({ filled, iconRef }: HeartProps) {
  return (
    <svg ref={iconRef} aria-hidden fill={filled ? 'currentColor' : 'none'} css={heartStyles()}>
      <use href="#icon-heart" />
    </svg>
  );
}
