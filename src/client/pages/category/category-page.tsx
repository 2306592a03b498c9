import {
  Container,
  Heading,
  Link as ChakraLink,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react';
import { useDeferredValue } from 'react';
import { Link, useParams } from 'react-router-dom';
import { routes } from '../../../contract/routes';
import { freshFor30Seconds, refetchOnMount } from '../../api/api';
import { useCategoryQuery } from '../../api/categories-api';
import { loadFailureReason } from '../../api/request-failure';
import { useProductsOfCategoryQuery } from '../../api/products-api';
import { EmptyState } from '../../components/records/empty-state';
import { LoadFailure } from '../../components/loading/load-failure';
import { PageHead } from '../../components/page/page-head';
import { paths } from '../../services/paths/paths';
import { hasCapability } from '../../services/configuration';
import { CategoryLinks } from './category-links';
import { FilteredProducts } from './filtered-products';
import { EmptyCategory } from './empty-category';
import { SearchedProducts } from './searched-products';
import { ListSkeleton } from './list-skeleton';

export default function CategoryPage() {
  const { id = '' } = useParams();
  // The key remounts the page for another category, so that a deferred list never has the wrong heading.
  return <CategoryContent key={id} id={id} />;
}

function CategoryContent({ id }: { id: string }) {
  const category = useCategoryQuery(id, freshFor30Seconds);
  // With extensions the server searches and paginates; otherwise the client does.
  const isServerSearch = hasCapability('extensions');
  const products = useProductsOfCategoryQuery(id, { ...refetchOnMount, skip: isServerSearch });
  // `data` could be the heading of the previous category.
  const heading = category.currentData;
  // Deferred, so that a long list renders in slices and the page stays responsive.
  const list = useDeferredValue(products.currentData);

  if (category.error && !heading && 'status' in category.error && category.error.status === 404) {
    return <UnknownCategory />;
  }
  if ((category.isError && !heading) || (products.isError && !products.currentData)) {
    const retry = () => {
      void category.refetch();
      if (!isServerSearch) void products.refetch();
    };
    const retrying = category.isFetching || products.isFetching;
    return (
      <>
        <PageHead title={routes.category.title} />
        <VisuallyHidden as="h1">{routes.category.title}</VisuallyHidden>
        <LoadFailure
          label="this category"
          reason={loadFailureReason(category.error ?? products.error)}
          retrying={retrying}
          onRetry={retry}
        />
      </>
    );
  }
  return (
    <Container maxWidth="page" paddingY={{ base: '5', md: '12' }}>
      <PageHead title={heading?.name ?? routes.category.title} />
      <Stack gap="3" marginBottom="8" maxWidth="3xl">
        {heading ? (
          <>
            <Heading as="h1" textStyle="pageTitle">
              Products Under <bdi>{heading.name}</bdi>
            </Heading>
            <Text color="fg.muted" dir="auto">
              {heading.description}
            </Text>
          </>
        ) : (
          <HeadSkeleton />
        )}
      </Stack>
      {isServerSearch && <CategoryLinks />}
      {isServerSearch ? (
        <SearchedProducts categoryId={id} />
      ) : !heading || !list ? (
        <ListSkeleton />
      ) : list.length > 0 ? (
        <FilteredProducts products={list} />
      ) : (
        <EmptyCategory />
      )}
    </Container>
  );
}

/** Placeholder texts that wrap like a typical name and description at every width. */
function HeadSkeleton() {
  return (
    <>
      <Skeleton aria-hidden textStyle="pageTitle" alignSelf="start">
        Products Under Pilot Watches
      </Skeleton>
      <Skeleton aria-hidden>
        {'A sentence or so about what is to be found in this category. '.repeat(3)}
      </Skeleton>
    </>
  );
}

function UnknownCategory() {
  return (
    <Container maxWidth="3xl" paddingY="16">
      <PageHead title={routes.category.title} />
      <EmptyState title="There is no such category">
        <ChakraLink asChild variant="underline">
          <Link to={`${paths.home}#categories`}>Choose a category</Link>
        </ChakraLink>
      </EmptyState>
    </Container>
  );
}
