import { chakra } from '@chakra-ui/react';

/** An icon of one line, in the color of the text. */
export function Icon({ path }: { path: string }) {
  return (
    <chakra.svg viewBox="0 0 24 24" boxSize="5" fill="none" aria-hidden>
      <path
        d={path}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </chakra.svg>
  );
}
