import { Box, Heading, Link as ChakraLink, Stack, Table } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatFieldValue } from '../../../contract/selling/format-field-value';
import {
  productFields,
  watchAttributes,
  type WatchAttribute,
} from '../../../contract/selling/product-fields';
import type { DetailedProduct } from '../../../contract/selling/product';
import { searchPath } from '../../services/paths/search-path';

/** The attributes of a watch that its category shows. Renders nothing if there are none. */
export function SpecificationTable({ product }: { product: DetailedProduct }) {
  const names = statedAttributes(product);
  if (names.length === 0) return null;
  return (
    <Stack gap="3">
      <Heading as="h2" id="specification" textStyle="cardTitle">
        Specification
      </Heading>
      <Box maxWidth="prose">
        <Table.Root size="sm" aria-labelledby="specification" bg="transparent">
          <Table.Body>
            {names.map((name) => (
              <Table.Row key={name} bg="transparent">
                <Table.ColumnHeader scope="row" width="11rem" color="fg.muted" fontWeight="400">
                  {productFields[name].label}
                </Table.ColumnHeader>
                <Table.Cell overflowWrap="anywhere">
                  <AttributeValue name={name} product={product} />
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </Stack>
  );
}

/** Returns the attributes that a product has and its category shows. */
function statedAttributes(product: DetailedProduct): WatchAttribute[] {
  const { categoryAttributes, brandFacet } = product;
  return watchAttributes.filter(
    (name) =>
      (!categoryAttributes || categoryAttributes.includes(name)) &&
      (product[name] || (name === 'brand' && brandFacet)),
  );
}

/** The brand links to the search for it. A server without such a search only has the typed brand. */
function AttributeValue({ name, product }: { name: WatchAttribute; product: DetailedProduct }) {
  const { brandFacet } = product;
  if (name === 'brand' && brandFacet) {
    return (
      <ChakraLink asChild minHeight="6">
        <Link to={searchPath({ brand: [brandFacet.value] })}>
          <bdi>{brandFacet.label}</bdi>
        </Link>
      </ChakraLink>
    );
  }
  return <bdi>{formatFieldValue(name, product[name] ?? '')}</bdi>;
}
