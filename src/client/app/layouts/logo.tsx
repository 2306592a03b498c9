import { HStack, Text, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../services/paths';

/** The name, with a dial whose second hand has just passed twelve. */
export function Logo() {
  return (
    <HStack asChild gap="2.5">
      <Link to={paths.home} aria-label="Secondhand, home">
        <chakra.svg viewBox="0 0 32 32" boxSize="8" aria-hidden>
          <circle cx="16" cy="16" r="14" fill="none" stroke="currentColor" strokeWidth="2" />
          <path
            d="M16 4.500v3M16 24.500v3M4.5 16h3M24.5 16h3"
            stroke="currentColor"
            strokeWidth="1.5"
          />
          <chakra.path
            d="M13.5 22.500L19.5 6.5"
            stroke="accent"
            strokeWidth="2"
            strokeLinecap="round"
          />
          <chakra.circle cx="16" cy="16" r="2.2" fill="accent" />
        </chakra.svg>
        <Text
          as="span"
          hideBelow="sm"
          fontFamily="heading"
          fontSize="xl"
          fontWeight="600"
          letterSpacing="-0.01em"
        >
          Secondhand
        </Text>
      </Link>
    </HStack>
  );
}
