import { Stack, Text } from '@chakra-ui/react';
import type { EditableCategory } from '../../../../../contract/selling/editable-category';
import { inGoodsWords } from '../../../../../contract/website/goods-words';
import { useOrderCategoriesMutation } from '../../../../api/category-administration-api';
import { requestFailureMessage } from '../../../../api/request-failure';
import { FailureNote } from '../../../../components/forms/failure-note';
import { EmptyState } from '../../../../components/records/empty-state';
import { RecordsTable } from '../../../../components/records/records-table';
import { CategoryActions } from './category-actions';
import { categoryColumns } from './category-columns';
import { OrderButtons } from './order-buttons';

/** The categories in their order, each with what an admin can do to it. */
export function CategoryList({ categories }: { categories: readonly EditableCategory[] }) {
  const [orderCategories, { isLoading, error }] = useOrderCategoriesMutation();
  const ids = categories.map(({ _id }) => _id);
  const moveCategory = async (id: string, direction: -1 | 1) => {
    if (isLoading) return;
    const place = ids.indexOf(id);
    const neighbor = ids[place + direction];
    if (neighbor === undefined) return;
    await orderCategories({ ids: ids.with(place, neighbor).with(place + direction, id) });
  };
  if (categories.length === 0) {
    return (
      <EmptyState title="No categories yet">
        <Text color="fg.muted">
          {inGoodsWords('Sellers choose one of them for each watch. Add the first.')}
        </Text>
      </EmptyState>
    );
  }
  return (
    <Stack gap="4">
      {error && <FailureNote>{requestFailureMessage(error) ?? ''}</FailureNote>}
      <RecordsTable
        label="the categories"
        rows={categories}
        start={0}
        tableFrom="large"
        columns={[
          ...categoryColumns,
          {
            heading: 'Order',
            cardArea: 'action',
            cell: ({ _id, name }) => (
              <OrderButtons
                name={name}
                isFirst={_id === ids[0]}
                isLast={_id === ids.at(-1)}
                onMove={(direction) => moveCategory(_id, direction)}
              />
            ),
          },
          {
            heading: 'Actions',
            cardArea: 'action',
            cell: (category) => (
              <CategoryActions
                category={category}
                others={categories.filter(({ _id }) => _id !== category._id)}
              />
            ),
          },
        ]}
      />
    </Stack>
  );
}
