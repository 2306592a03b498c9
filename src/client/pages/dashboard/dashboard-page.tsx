import { Heading, Stack } from '@chakra-ui/react';
import { inGoodsWords } from '../../../contract/website/goods-words';
import type { ReactElements } from '../../components/react-elements';
import { PageHead } from '../../components/page/page-head';

export function DashboardPage({ title, children }: { title: string; children: ReactElements }) {
  const heading = inGoodsWords(title);
  return (
    <Stack gap="6">
      <PageHead title={heading} />
      <Heading as="h1" textStyle="pageTitle">
        {heading}
      </Heading>
      {children}
    </Stack>
  );
}
