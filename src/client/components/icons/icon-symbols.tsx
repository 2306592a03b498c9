/** @jsxImportSource @emotion/react */
import CheckBadgeIcon from '@heroicons/react/20/solid/CheckBadgeIcon';
import HeartIcon from '@heroicons/react/24/outline/HeartIcon';
import { memoizeStyles } from '../../theme/memoize-styles';

const styles = memoizeStyles({ display: 'none', '& .second-hand': { stroke: 'accent' } });

/** The icons that a page has on every card. Each place refers to the one drawing, which keeps pages small. */
export function IconSymbols() {
  return (
    <svg css={styles()} aria-hidden>
      <symbol id="icon-heart">
        <HeartIcon fill="inherit" />
      </symbol>
      <symbol id="icon-verified">
        <CheckBadgeIcon />
      </symbol>
      <symbol id="icon-dial" viewBox="0 0 48 48">
        <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round">
          <circle cx="24" cy="24" r="20" />
          <path d="M24 7.5v3M24 37.5v3M7.5 24h3M37.5 24h3" />
          <path strokeWidth="2" d="M24 24v-9M24 24l7 4" />
          <path className="second-hand" d="M24 28V13" />
        </g>
      </symbol>
    </svg>
  );
}
