import { Heading, Stack } from '@chakra-ui/react';
import type { ReactElements } from '../../components/react-elements';
import { PageHead } from '../../components/page/page-head';

export function DashboardPage({ title, children }: { title: string; children: ReactElements }) {
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
