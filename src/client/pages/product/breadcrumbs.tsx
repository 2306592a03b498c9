import { HStack, Link as ChakraLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { routes } from '../../../contract/routes';
import { paths } from '../../services/paths/paths';

interface BreadcrumbsProps {
  categoryId: string;
  categoryName: string;
}

/** The breadcrumbs of a product: Home › category. */
export function Breadcrumbs({ categoryId, categoryName }: BreadcrumbsProps) {
  return (
    <HStack as="nav" aria-label="Breadcrumb" gap="2" textStyle="sm" color="fg.muted">
      <ChakraLink asChild paddingY="1">
        <Link to={paths.home}>{routes.home.title}</Link>
      </ChakraLink>
      <Text as="span" aria-hidden>
        ›
      </Text>
      <ChakraLink asChild paddingY="1">
        <Link to={paths.category(categoryId)}>
          <bdi>{categoryName || routes.category.title}</bdi>
        </Link>
      </ChakraLink>
    </HStack>
  );
}
