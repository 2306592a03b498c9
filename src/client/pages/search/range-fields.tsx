import { HStack, Input, Text } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { NonTextNode } from '../../components/non-text-node';
import { FilterGroup } from './filter-group';

interface RangeFieldsProps {
  legend: string;
  /** How the numbers are compared, if it is not obvious. */
  hint?: string;
  /** The lowest and highest number that can be entered. */
  min: number;
  max: number;
  from: number | undefined;
  to: number | undefined;
  onChange: (range: { from?: number | undefined; to?: number | undefined }) => void;
  /** More choices of the same filter. */
  children?: NonTextNode;
}

/** Two optional whole numbers, applied on blur or Enter. */
export function RangeFields(props: RangeFieldsProps) {
  const { legend, hint, min, max, from, to, onChange, children } = props;
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
  const commit = (range: Parameters<typeof onChange>[0]) => {
    setError(undefined);
    onChange(range);
  };
  return (
    <FilterGroup legend={legend}>
      <HStack gap="2">
        <NumberField
          {...commonProps}
          label="From"
          value={from}
          onCommit={(value) => commit({ from: value, to })}
        />
        <NumberField
          {...commonProps}
          label="To"
          value={to}
          onCommit={(value) => commit({ from, to: value })}
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
  onCommit: (value: number | undefined) => void;
  onInvalid: () => void;
}

function NumberField(props: NumberFieldProps) {
  const { label, min, max, value, noteId, hasError, onCommit, onInvalid } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = value === undefined ? '' : String(value);
  }, [value]);
  const commit = ({ value: text, validity }: HTMLInputElement) => {
    if (!validity.valid) return onInvalid();
    const number = text === '' ? undefined : Number(text);
    if (number !== value || hasError) onCommit(number);
  };
  return (
    <Input
      ref={input}
      type="number"
      inputMode="numeric"
      aria-label={label}
      aria-describedby={noteId}
      aria-invalid={hasError || undefined}
      placeholder={label}
      size="sm"
      bg="bg.panel"
      min={min}
      max={max}
      step={1}
      defaultValue={value}
      onBlur={({ currentTarget }) => commit(currentTarget)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && commit(currentTarget)}
    />
  );
}
