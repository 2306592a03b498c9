import { HStack, Input, Text } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState } from 'react';
import { FilterGroup } from './filter-group';

interface RangeFieldsProps {
  legend: string;
  /** The bounds of the input. */
  least: number;
  most: number;
  from: number | undefined;
  to: number | undefined;
  onChange: (range: { from?: number | undefined; to?: number | undefined }) => void;
}

/** Two optional whole numbers, applied on blur or Enter. */
export function RangeFields({ legend, least, most, from, to, onChange }: RangeFieldsProps) {
  const [problem, setProblem] = useState<string>();
  const problemId = useId();
  const common = {
    least,
    most,
    problemId: problem === undefined ? undefined : problemId,
    onProblem: () => setProblem(`Enter a whole number from ${least} to ${most}.`),
  };
  const take = (range: Parameters<typeof onChange>[0]) => {
    setProblem(undefined);
    onChange(range);
  };
  return (
    <FilterGroup legend={legend}>
      <HStack gap="2">
        <NumberField
          {...common}
          label="From"
          value={from}
          onTake={(value) => take({ from: value, to })}
        />
        <NumberField
          {...common}
          label="To"
          value={to}
          onTake={(value) => take({ from, to: value })}
        />
      </HStack>
      {problem !== undefined && (
        <Text id={problemId} role="alert" color="fg.error" textStyle="sm" marginTop="1">
          {problem}
        </Text>
      )}
    </FilterGroup>
  );
}

interface NumberFieldProps {
  label: string;
  least: number;
  most: number;
  value: number | undefined;
  problemId: string | undefined;
  onTake: (value: number | undefined) => void;
  onProblem: () => void;
}

function NumberField(props: NumberFieldProps) {
  const { label, least, most, value, problemId, onTake, onProblem } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = value === undefined ? '' : String(value);
  }, [value]);
  const take = ({ value: typed, validity }: HTMLInputElement) => {
    if (!validity.valid) return onProblem();
    const number = typed === '' ? undefined : Number(typed);
    if (number !== value || problemId !== undefined) onTake(number);
  };
  return (
    <Input
      ref={input}
      type="number"
      inputMode="numeric"
      aria-label={label}
      aria-describedby={problemId}
      placeholder={label}
      size="sm"
      bg="bg.panel"
      min={least}
      max={most}
      step={1}
      defaultValue={value}
      onBlur={({ currentTarget }) => take(currentTarget)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && take(currentTarget)}
    />
  );
}
