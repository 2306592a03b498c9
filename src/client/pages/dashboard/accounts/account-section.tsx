import { Heading, Stack } from '@chakra-ui/react';
import type { ReactElements } from '../../../components/react-elements';

interface AccountSectionProps {
  title: string;
  children: ReactElements;
}

/** A titled part of the page My account. */
export function AccountSection({ title, children }: AccountSectionProps) {
  return (
    <Stack as="section" aria-label={title} gap="4" borderWidth="1px" borderRadius="lg" padding="5">
      <Heading as="h2" textStyle="cardTitle">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
