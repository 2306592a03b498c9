import { Badge, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import { routes } from '../../../../contract/routes';
import { hasGaps } from '../../../../contract/website/site-page-content';
import { sitePages } from '../../../../contract/website/site-pages';
import { refetchOnMount } from '../../../api/api';
import { loadFailureReason } from '../../../api/request-failure';
import { useEditableSitePagesQuery } from '../../../api/site-pages-api';
import { LoadFailure } from '../../../components/loading/load-failure';
import { SectionSkeleton } from '../../../components/loading/section-skeleton';
import { DashboardPage } from '../dashboard-page';
import { SitePageEditor } from './site-page-editor';

/** The texts of Help, Imprint and the like. The URL names the page that is edited. */
export default function SitePagesPage() {
  const [search] = useSearchParams();
  const { data, error, isFetching, refetch } = useEditableSitePagesQuery(undefined, refetchOnMount);
  const editedPage = data?.find(({ name }) => name === search.get('page')) ?? data?.[0];
  return (
    <DashboardPage title={routes.pages.title}>
      {data && editedPage ? (
        <Stack gap="6">
          <HStack as="nav" aria-label="Pages" wrap="wrap" gap="2">
            {data.map(({ name, content }) => (
              <Button
                key={name}
                asChild
                size="sm"
                variant={name === editedPage.name ? 'solid' : 'outline'}
              >
                <Link
                  to={`?page=${name}`}
                  aria-current={name === editedPage.name ? 'page' : undefined}
                >
                  <span>{sitePages[name].title}</span>
                  {hasGaps(content) && <Badge colorPalette="orange">Fill in</Badge>}
                </Link>
              </Button>
            ))}
          </HStack>
          {hasGaps(editedPage.content) && (
            <Text>
              {`This page has parts in square brackets that begin with “Fill in”. Replace them before the shop opens.`}
            </Text>
          )}
          <SitePageEditor key={editedPage.name} page={editedPage} />
        </Stack>
      ) : error ? (
        <LoadFailure
          label="the pages"
          reason={loadFailureReason(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SectionSkeleton label="Loading the pages" fillsWindow />
      )}
    </DashboardPage>
  );
}
