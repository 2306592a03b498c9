import { Container, Heading, Stack } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { sitePageNames, sitePages } from '../../../contract/website/site-pages';
import { freshFor30Seconds } from '../../api/api';
import { loadFailureReason } from '../../api/request-failure';
import { useSitePageQuery } from '../../api/site-pages-api';
import { LoadFailure } from '../../components/loading/load-failure';
import { SectionSkeleton } from '../../components/loading/section-skeleton';
import { PageHead } from '../../components/page/page-head';
import { PageText } from '../../components/page/page-text';
import { OrderSteps } from './order-steps';

/** A page whose text an admin edits, such as Help or Imprint. The path names it. */
export default function SitePage() {
  const { pathname } = useLocation();
  const path = pathname.replaceAll('/', '').toLowerCase();
  const name = sitePageNames.find((each) => each === path) ?? 'help';
  const { currentData, error, isFetching, refetch } = useSitePageQuery(name, freshFor30Seconds);
  const { title, description } = sitePages[name];
  return (
    <Container maxWidth="3xl" paddingY={{ base: '10', md: '16' }}>
      <PageHead title={title} description={description} />
      <Stack gap="6">
        <Heading as="h1" textStyle="pageTitle">
          {title}
        </Heading>
        {name === 'help' && <OrderSteps />}
        {currentData ? (
          <PageText html={currentData.html} />
        ) : error ? (
          <LoadFailure
            label="this page"
            reason={loadFailureReason(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <SectionSkeleton label="Loading the page" fillsWindow />
        )}
      </Stack>
    </Container>
  );
}
