import { HStack, Input, Text } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState } from 'react';
import { FilterGroup } from './filter-group';

interface RangeFieldsProps {
  legend: string;
  /** The lowest and highest number that can be entered. */
  min: number;
  max: number;
  from: number | undefined;
  to: number | undefined;
  onChange: (range: { from?: number | undefined; to?: number | undefined }) => void;
}

/** Two optional whole numbers, applied on blur or Enter. */
export function RangeFields({ legend, min, max, from, to, onChange }: RangeFieldsProps) {
  const [error, setError] = useState<string>();
  const errorId = useId();
  const commonProps = {
    min,
    max,
    errorId: error === undefined ? undefined : errorId,
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
      {error !== undefined && (
        <Text id={errorId} role="alert" color="fg.error" textStyle="sm" marginTop="1">
          {error}
        </Text>
      )}
    </FilterGroup>
  );
}

interface NumberFieldProps {
  label: string;
  min: number;
  max: number;
  value: number | undefined;
  errorId: string | undefined;
  onCommit: (value: number | undefined) => void;
  onInvalid: () => void;
}

function NumberField(props: NumberFieldProps) {
  const { label, min, max, value, errorId, onCommit, onInvalid } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = value === undefined ? '' : String(value);
  }, [value]);
  const commit = ({ value: text, validity }: HTMLInputElement) => {
    if (!validity.valid) return onInvalid();
    const number = text === '' ? undefined : Number(text);
    if (number !== value || errorId !== undefined) onCommit(number);
  };
  return (
    <Input
      ref={input}
      type="number"
      inputMode="numeric"
      aria-label={label}
      aria-describedby={errorId}
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
