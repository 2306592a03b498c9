import { Alert, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { ProductImport } from '../../../contract/selling/product-import';
import { paths } from '../../services/paths/paths';
import { pluralize } from './pluralize';

/** The result of the last import. */
export function ImportResult({
  latestImport: { fileName, productCount },
}: {
  latestImport: ProductImport;
}) {
  return (
    <Alert.Root status="success" borderRadius="md">
      <Alert.Indicator />
      <Alert.Description>
        <Stack gap="1">
          <Text overflowWrap="anywhere">
            {`${pluralize(productCount, 'product')} of ${fileName} added.`}
          </Text>
          <ChakraLink asChild variant="underline">
            <Link to={paths.myProducts}>Open My Products</Link>
          </ChakraLink>
        </Stack>
      </Alert.Description>
    </Alert.Root>
  );
}
