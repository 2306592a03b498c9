import { HStack, Input, Text } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState } from 'react';
import { normalizeShortText } from '../../../contract/text/short-text';
import type { ReactElements } from '../../components/react-elements';
import { FilterGroup } from './filter-group';

interface CommitOptions {
  /** Whether the number replaces another one that was entered since the field received the focus. */
  replace: boolean;
}

interface RangeFieldsProps {
  legend: string;
  /** How the numbers are compared, if it is not obvious. */
  hint?: string;
  /** The lowest and highest number that can be entered. */
  min: number;
  max: number;
  from: number | undefined;
  to: number | undefined;
  onChange: (
    range: { from?: number | undefined; to?: number | undefined },
    options: CommitOptions,
  ) => void;
  /** A picture of what there is to choose from. */
  picture?: ReactElements;
  /** More choices of the same filter. */
  children?: ReactElements;
}

/** Two optional whole numbers, applied on blur or Enter. */
export function RangeFields(props: RangeFieldsProps) {
  const { legend, hint, min, max, from, to, onChange, picture, children } = props;
  const [error, setError] = useState<string>();
  const noteId = useId();
  const note = error ?? hint;
  const commonProps = {
    min,
    max,
    noteId: note === undefined ? undefined : noteId,
    hasError: error !== undefined,
    onInvalid: () => setError(`Enter a whole number from ${min} to ${max}.`),
  };
  const commit: typeof onChange = (range, options) => {
    setError(undefined);
    onChange(range, options);
  };
  return (
    <FilterGroup legend={legend}>
      {picture}
      <HStack gap="2">
        <NumberField
          {...commonProps}
          label="From"
          value={from}
          onCommit={(value, options) => commit({ from: value, to }, options)}
        />
        <NumberField
          {...commonProps}
          label="To"
          value={to}
          onCommit={(value, options) => commit({ from, to: value }, options)}
        />
      </HStack>
      {note !== undefined && (
        <Text
          // Another element for an error, so that screen readers announce it.
          key={error}
          id={noteId}
          role={error === undefined ? undefined : 'alert'}
          color={error === undefined ? 'fg.muted' : 'fg.error'}
          textStyle={error === undefined ? 'xs' : 'sm'}
          marginTop="1"
        >
          {note}
        </Text>
      )}
      {children}
    </FilterGroup>
  );
}

interface NumberFieldProps {
  label: string;
  min: number;
  max: number;
  value: number | undefined;
  noteId: string | undefined;
  hasError: boolean;
  onCommit: (value: number | undefined, options: CommitOptions) => void;
  onInvalid: () => void;
}

/** Spaces and commas between thousands. */
const grouping = /[ ,](?=\d{3}(?!\d))/g;

function NumberField(props: NumberFieldProps) {
  const { label, min, max, value, noteId, hasError, onCommit, onInvalid } = props;
  const input = useRef<HTMLInputElement>(null);
  /** The last number that was entered since the field received the focus. */
  const entered = useRef<{ number: number | undefined }>(undefined);
  useEffect(() => {
    if (input.current) input.current.value = value === undefined ? '' : String(value);
  }, [value]);
  const commit = (element: HTMLInputElement) => {
    const text = normalizeShortText(element.value).replace(grouping, '');
    const number = text === '' ? undefined : Number(text);
    const isValid = number === undefined || (/^\d+$/.test(text) && number >= min && number <= max);
    if (!isValid) return onInvalid();
    element.value = text;
    if (number === value && !hasError) return;
    const replace = entered.current !== undefined && entered.current.number === value;
    entered.current = { number };
    onCommit(number, { replace });
  };
  return (
    <Input
      ref={input}
      inputMode="numeric"
      aria-label={label}
      aria-describedby={noteId}
      aria-invalid={hasError || undefined}
      placeholder={label}
      size="sm"
      bg="bg.panel"
      defaultValue={value}
      onFocus={() => {
        entered.current = undefined;
      }}
      onBlur={({ currentTarget }) => commit(currentTarget)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && commit(currentTarget)}
    />
  );
}
