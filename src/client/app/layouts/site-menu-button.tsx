import { IconButton, chakra, type IconButtonProps } from '@chakra-ui/react';

/** The button of the site menu, before and after the menu has loaded. */
export function SiteMenuButton(props: IconButtonProps) {
  return (
    <IconButton variant="ghost" size="sm" aria-label="Menu" aria-haspopup="menu" {...props}>
      <chakra.svg viewBox="0 0 20 20" boxSize="5" aria-hidden>
        <path d="M3 5.5h14M3 10h14M3 14.5h14" stroke="currentColor" strokeWidth="1.8" />
      </chakra.svg>
    </IconButton>
  );
}
