import { Heading, Stack } from '@chakra-ui/react';
import { useId } from 'react';
import type { ReactElements } from '../react-elements';

/** A section with a heading and a background. */
export function SectionPanel({ title, children }: { title: string; children: ReactElements }) {
  const titleId = useId();
  return (
    <Stack
      as="section"
      aria-labelledby={titleId}
      gap="4"
      padding={{ base: '5', md: '6' }}
      borderWidth="1px"
      borderRadius="xl"
      bg="bg.panel"
    >
      <Heading as="h2" id={titleId} textStyle="cardTitle">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
