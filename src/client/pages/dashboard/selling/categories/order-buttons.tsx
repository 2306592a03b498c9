import { HStack, IconButton } from '@chakra-ui/react';

interface OrderButtonsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  /** Moves the category by one place. */
  onMove: (direction: -1 | 1) => Promise<void>;
}

/** Moves a category up or down. */
export function OrderButtons({ name, isFirst, isLast, onMove }: OrderButtonsProps) {
  return (
    <HStack gap="1">
      <MoveButton label={`Move ${name} up`} direction={-1} isEnd={isFirst} onMove={onMove} />
      <MoveButton label={`Move ${name} down`} direction={1} isEnd={isLast} onMove={onMove} />
    </HStack>
  );
}

interface MoveButtonProps extends Pick<OrderButtonsProps, 'onMove'> {
  label: string;
  direction: -1 | 1;
  isEnd: boolean;
}

function MoveButton({ label, direction, isEnd, onMove }: MoveButtonProps) {
  const move = async (button: HTMLButtonElement) => {
    if (isEnd) return;
    await onMove(direction);
    // The browser drops the focus when the row moves.
    button.focus();
  };
  return (
    <IconButton
      size="sm"
      variant="outline"
      aria-label={label}
      // Not `disabled`, which would drop the focus at the end of the list.
      aria-disabled={isEnd}
      opacity={isEnd ? 0.4 : 1}
      onClick={({ currentTarget }) => void move(currentTarget)}
    >
      <span aria-hidden>{direction === -1 ? '↑' : '↓'}</span>
    </IconButton>
  );
}
