import { IconButton, chakra } from '@chakra-ui/react';
import { useColorModeSwitch } from './use-color-mode-switch';

export function ColorModeButton() {
  const { dark, switchLabel, switchColorMode } = useColorModeSwitch();
  return (
    <IconButton variant="ghost" size="sm" aria-label={switchLabel} onClick={switchColorMode}>
      <chakra.svg viewBox="0 0 20 20" boxSize="5" aria-hidden fill="currentColor">
        {dark ? (
          <path d="M10 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM9 1h2v3H9zM9 16h2v3H9zM1 9h3v2H1zM16 9h3v2h-3zM3 4.400L4.4 3l2.1 2.1-1.4 1.400zM13.5 14.900l1.4-1.400L17 15.6 15.6 17zM15.6 3L17 4.400l-2.1 2.1-1.4-1.400zM5.1 13.500l1.4 1.400L4.4 17 3 15.600z" />
        ) : (
          <path d="M12.5 2.300A8 8 0 1 0 17.7 13 6.5 6.5 0 0 1 12.5 2.300z" />
        )}
      </chakra.svg>
    </IconButton>
  );
}
