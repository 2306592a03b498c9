import { Alert, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { ProductImport } from '../../../contract/selling/product-import';
import { pluralize } from '../../../contract/text/pluralize';
import { paths } from '../../services/paths/paths';

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
            {`${pluralize(productCount, 'watch')} of ${fileName} added.`}
          </Text>
          <ChakraLink asChild variant="underline">
            <Link to={paths.myProducts}>Open My Products</Link>
          </ChakraLink>
        </Stack>
      </Alert.Description>
    </Alert.Root>
  );
}
