/** @jsxImportSource @emotion/react */
import type { Ref } from 'react';
import { memoizeStyles } from '../../theme/memoize-styles';

const heartStyles = memoizeStyles({ boxSize: '5', overflow: 'visible' });

const outlinePath =
  'M10 16.5S3 12.5 3 7.8C3 5.5 4.7 4 6.6 4 8 4 9.3 4.8 10 6.1 10.7 4.8 12 4 13.4 4 15.3 4 17 5.5 17 7.8c0 4.7-7 8.7-7 8.7z';

interface HeartProps {
  filled: boolean;
  /** A ref to the heart's path, for animations. */
  pathRef?: Ref<SVGPathElement>;
}

export function Heart({ filled, pathRef }: HeartProps) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden css={heartStyles()}>
      <path
        ref={pathRef}
        d={outlinePath}
        stroke="currentColor"
        strokeWidth="1.5"
        style={{ transformOrigin: 'center', transformBox: 'fill-box' }}
        fill="currentColor"
        fillOpacity={filled ? 1 : 0}
      />
    </svg>
  );
}
