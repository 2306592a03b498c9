import { Flex, NativeSelect } from '@chakra-ui/react';
import { startTransition, useOptimistic } from 'react';
import { conditions } from '../../../contract/selling/product';
import { SearchField } from '../../components/forms/search-field';
import { sortOrders, type Selection } from './product-selection';

interface SelectionControlsProps {
  selection: Selection;
  onChange: (changes: Partial<Selection>, options?: { replace?: boolean }) => void;
}

/** The controls for the filters and the sort order of a category. */
export function SelectionControls({ selection, onChange }: SelectionControlsProps) {
  // Optimistic, so that the choice is visible immediately while the list still renders.
  const [optimistic, changeOptimistic] = useOptimistic(selection, merge);
  const change: typeof onChange = (changes, options) =>
    startTransition(() => {
      changeOptimistic(changes);
      onChange(changes, options);
    });
  return (
    <Flex
      role="search"
      aria-label="This category"
      gap="3"
      marginBottom="6"
      direction={{ base: 'column', md: 'row' }}
      data-screen-only
    >
      <SearchField
        label="Search in this category"
        text={selection.text}
        onChange={(text, options) => change({ text }, options)}
      />
      <SelectField
        label="Condition"
        value={optimistic.condition}
        options={[
          { value: '', label: 'Any condition' },
          ...conditions.map((condition) => ({ value: condition, label: condition })),
        ]}
        onChange={(condition) => change({ condition })}
      />
      <SelectField
        label="Order"
        value={optimistic.order}
        options={sortOrders}
        onChange={(order) => change({ order })}
      />
    </Flex>
  );
}

const merge = (selection: Selection, changes: Partial<Selection>): Selection => ({
  ...selection,
  ...changes,
});

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SelectFieldProps<Value>) {
  return (
    <NativeSelect.Root width={{ md: '64' }}>
      <NativeSelect.Field
        aria-label={label}
        bg="bg.panel"
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
