import { Heading, Stack } from '@chakra-ui/react';
import type { NonTextNode } from '../../components/non-text-node';
import { PageHead } from '../../components/page/page-head';

export function DashboardPage({ title, children }: { title: string; children: NonTextNode }) {
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
