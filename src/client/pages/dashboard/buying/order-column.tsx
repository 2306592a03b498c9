import { Box, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { orderNumber } from '../../../../contract/buying/order-number';
import type { Column } from '../../../components/records/records-table';
import { paths } from '../../../services/paths/paths';

/** The column with the product and the number of an order, which links to its page. */
export const orderColumn: Column<{ _id: string; productName: string }> = {
  heading: 'Order',
  cardArea: 'title',
  cell: ({ _id, productName }) => (
    <Stack gap="0" align="start">
      <ChakraLink asChild minHeight="6">
        <Link to={paths.order(_id)}>
          <Box as="bdi" lineClamp="2">
            {productName}
          </Box>
        </Link>
      </ChakraLink>
      <Text color="fg.muted" textStyle="xs">
        {orderNumber(_id)}
      </Text>
    </Stack>
  ),
};
