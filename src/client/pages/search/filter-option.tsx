/** @jsxImportSource @emotion/react */
import type { ChangeEventHandler } from 'react';
import { formatCount } from '../../../contract/text/format-count';
import { memoizeStyles } from '../../theme/memoize-styles';

const optionStyles = memoizeStyles({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minHeight: '8',
  cursor: 'pointer',
  textStyle: 'sm',
  '& input': { boxSize: '4', flexShrink: '0', accentColor: 'brand.solid' },
  '& .label': { flex: '1' },
  '& .count': { color: 'fg.muted' },
});

interface FilterOptionProps {
  label: string;
  /** The number of products with this value, if known. */
  count?: number | undefined;
  checked: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

export function FilterOption({ label, count, ...input }: FilterOptionProps) {
  return (
    <label css={optionStyles()}>
      <input type="checkbox" {...input} />
      <span dir="auto" className="label">
        {label}
      </span>
      {count !== undefined && <span className="count">{formatCount(count)}</span>}
    </label>
  );
}
