import {
  Container,
  Heading,
  Link as ChakraLink,
  Stack,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react';
import { Link, useParams } from 'react-router-dom';
import { current } from '../../api/api';
import { useCategoryQuery } from '../../api/categories-api';
import { useProductsOfCategoryQuery } from '../../api/products-api';
import { EmptyState } from '../../components/empty-state';
import { LoadFailure } from '../../components/load-failure';
import { PageTitle } from '../../components/page-title';
import { ProductGrid } from '../../components/product-grid';
import { SectionSpinner } from '../../components/section-spinner';
import { paths } from '../../services/paths';
import { BookableProductCard } from '../bookable-product-card';

export default function CategoryPage() {
  const { id = '' } = useParams();
  const category = useCategoryQuery(id, current);
  const products = useProductsOfCategoryQuery(id, current);

  if (category.isLoading || products.isLoading) {
    return <SectionSpinner label="Loading the products" fillsWindow />;
  }
  // An answer to an earlier category must not stand under this one's address.
  if (!category.currentData || !products.currentData) {
    const retry = () => {
      void category.refetch();
      void products.refetch();
    };
    const unknown = category.error && 'status' in category.error && category.error.status === 404;
    return unknown ? (
      <UnknownCategory />
    ) : (
      <LoadFailure
        what="this category"
        retrying={category.isFetching || products.isFetching}
        onRetry={retry}
      />
    );
  }
  const { name, description } = category.currentData;
  return (
    <Container maxWidth="7xl" paddingY={{ base: '8', md: '12' }}>
      <PageTitle>{name}</PageTitle>
      <Stack gap="3" marginBottom="10" maxWidth="3xl">
        <Heading as="h1" textStyle="pageTitle">
          Products Under {name}
        </Heading>
        <Text color="fg.muted">{description}</Text>
      </Stack>
      {products.currentData.length > 0 ? (
        <>
          <VisuallyHidden as="h2">For sale</VisuallyHidden>
          <ProductGrid>
            {products.currentData.map((product) => (
              <BookableProductCard key={product._id} product={product} />
            ))}
          </ProductGrid>
        </>
      ) : (
        <EmptyState title="Nothing is for sale here right now">
          <ChakraLink asChild variant="underline">
            <Link to={`${paths.home}#categories`}>Choose another category</Link>
          </ChakraLink>
        </EmptyState>
      )}
    </Container>
  );
}

function UnknownCategory() {
  return (
    <Container maxWidth="3xl" paddingY="16">
      <PageTitle>Category</PageTitle>
      <EmptyState title="There is no such category">
        <ChakraLink asChild variant="underline">
          <Link to={`${paths.home}#categories`}>Choose a category</Link>
        </ChakraLink>
      </EmptyState>
    </Container>
  );
}
