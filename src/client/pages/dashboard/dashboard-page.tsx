import { Heading, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageTitle } from '../../components/page-title';

/** The frame of a dashboard screen: its title, and its content under it. */
export function DashboardPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="6">
      <PageTitle>{title}</PageTitle>
      <Heading as="h1" textStyle="pageTitle">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
