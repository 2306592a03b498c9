/** @jsxImportSource @emotion/react */
import HeartIcon from '@heroicons/react/24/outline/HeartIcon';
import type { Ref } from 'react';
import { memoizeStyles } from '../../theme/memoize-styles';

const heartStyles = memoizeStyles({ boxSize: '5', overflow: 'visible' });

interface HeartProps {
  filled: boolean;
  /** A ref for animations. */
  iconRef?: Ref<SVGSVGElement>;
}

export function Heart({ filled, iconRef }: HeartProps) {
  return <HeartIcon ref={iconRef} fill={filled ? 'currentColor' : 'none'} css={heartStyles()} />;
}
