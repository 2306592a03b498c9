import type { KeyboardEvent, SVGProps } from 'react';

/** What makes a part of a drawing a button, for the mouse and for the keyboard. */
export function pressable(press: () => void): SVGProps<SVGGElement> {
  return {
    role: 'button',
    tabIndex: 0,
    onClick: press,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press();
    },
  };
}
