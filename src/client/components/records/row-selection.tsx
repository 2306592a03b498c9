import { chakra } from '@chakra-ui/react';

/** The rows of a table that the user has selected. */
export interface RowSelection<Row> {
  isSelected: (row: Row) => boolean;
  /** The name of a row, for the label of its checkbox. */
  getName: (row: Row) => string;
  onChange: (rows: readonly Row[], change: { selected: boolean }) => void;
}

interface SelectionBoxProps {
  label: string;
  /** The text beside the box. */
  text: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox beside a text, whose label makes the target large enough for a finger. */
export function SelectionBox({ label, text, checked, onChange }: SelectionBoxProps) {
  return (
    <chakra.label
      display="inline-flex"
      alignItems="baseline"
      gap="2"
      paddingY="1.5"
      cursor="pointer"
    >
      <chakra.input
        type="checkbox"
        boxSize="4"
        flexShrink="0"
        alignSelf="center"
        accentColor="brand.solid"
        aria-label={label}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{text}</span>
    </chakra.label>
  );
}
