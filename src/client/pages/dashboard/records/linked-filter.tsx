import { Flex, Link as ChakraLink, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

interface LinkedFilterProps {
  /** The parameter of the URL. */
  name: string;
  /** The text of the link that removes the filter. */
  removeLabel: string;
  /** A description of the filter. */
  children: ReactNode;
}

/** A filter of a list that a link from another page sets, and a link that removes it. */
export function LinkedFilter({ name, removeLabel, children }: LinkedFilterProps) {
  const [search] = useSearchParams();
  const paramsWithoutFilter = new URLSearchParams(search);
  paramsWithoutFilter.delete(name);
  paramsWithoutFilter.delete('shown');
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Text overflowWrap="anywhere">{children}</Text>
      <ChakraLink asChild minHeight="6" variant="underline">
        <Link to={`?${paramsWithoutFilter.toString()}`}>{removeLabel}</Link>
      </ChakraLink>
    </Flex>
  );
}
