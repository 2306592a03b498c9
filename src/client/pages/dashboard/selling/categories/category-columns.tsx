import { Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { EditableCategory } from '../../../../../contract/selling/editable-category';
import { productFields, watchAttributes } from '../../../../../contract/selling/product-fields';
import { Thumbnail } from '../../../../components/product/thumbnail';
import type { Column } from '../../../../components/records/records-table';
import { paths } from '../../../../services/paths/paths';

/** The columns of the admin's table of categories. */
export const categoryColumns: readonly Column<EditableCategory>[] = [
  {
    heading: 'Picture',
    cardArea: 'picture',
    cell: ({ name, shownImage }) => <Thumbnail source={shownImage ?? ''} name={name} />,
  },
  {
    heading: 'Category',
    cardArea: 'title',
    cell: ({ _id, name, description }) => (
      <Stack gap="1" align="start">
        <ChakraLink asChild minHeight="6">
          <Link to={paths.category(_id)} dir="auto">
            {name}
          </Link>
        </ChakraLink>
        <Text
          color="fg.muted"
          textStyle="sm"
          fontWeight="400"
          lineClamp={{ base: 2, lg: 1 }}
          dir="auto"
        >
          {description}
        </Text>
      </Stack>
    ),
  },
  {
    heading: 'Products',
    cell: ({ products, listed }) =>
      products === 0 ? <span>None</span> : <span>{`${products} (${listed} for sale)`}</span>,
  },
  {
    heading: 'Attributes',
    cell: ({ attributes }) => <span>{describeAttributes(attributes)}</span>,
  },
];

function describeAttributes(attributes: readonly string[] | null): string {
  if (!attributes) return 'All';
  const labels = watchAttributes
    .filter((name) => attributes.includes(name))
    .map((name) => productFields[name].label);
  return labels.join(', ') || 'None';
}
