import { Heading, HStack, Stack } from '@chakra-ui/react';
import type { ReactElements } from './react-elements';

interface PanelProps {
  title: string;
  /** Shown beside the title. */
  action?: ReactElements;
  children: ReactElements;
}

export function Panel({ title, action, children }: PanelProps) {
  return (
    <Stack as="section" gap="2" aria-label={title}>
      <HStack justify="space-between" minHeight="8">
        <Heading as="h2" textStyle="eyebrow" fontFamily="body" color="fg.muted">
          {title}
        </Heading>
        {action}
      </HStack>
      {children}
    </Stack>
  );
}
