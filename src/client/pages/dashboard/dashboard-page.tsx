import { Heading, Stack } from '@chakra-ui/react';
import type { OptionalElements } from '../../components/optional-elements';
import { PageHead } from '../../components/page/page-head';

export function DashboardPage({ title, children }: { title: string; children: OptionalElements }) {
  return (
    <Stack gap="6">
      <PageHead title={title} />
      <Heading as="h1" textStyle="pageTitle">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
