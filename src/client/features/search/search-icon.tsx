import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

export function SearchIcon(props: HTMLChakraProps<'svg'>) {
  return (
    <chakra.svg viewBox="0 0 20 20" boxSize="5" aria-hidden {...props}>
      <path
        d="M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM12.500 12.500L17 17"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
      />
    </chakra.svg>
  );
}
