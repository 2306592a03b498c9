import type { KeyboardEvent, SVGProps } from 'react';

/** Returns the props that make an SVG group a button for mouse and keyboard. */
export function getButtonProps(onPress: () => void): SVGProps<SVGGElement> {
  return {
    role: 'button',
    tabIndex: 0,
    onClick: onPress,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onPress();
    },
  };
}
