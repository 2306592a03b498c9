import { HStack, Link as ChakraLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { routes } from '../../../contract/routes';
import { paths } from '../../services/paths';

interface CategoryTrailProps {
  categoryId: string;
  categoryName: string;
}

/** Breadcrumbs: Home › category. */
export function Breadcrumbs({ categoryId, categoryName }: CategoryTrailProps) {
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
