import { useSearchParams } from 'react-router-dom';
import { pageSize } from '../../../api/read-all-pages';
import type { TableFrom } from '../../../components/records/record-card-styles';
import { RecordsTable, type Column } from '../../../components/records/records-table';
import type { RowSelection } from '../../../components/records/row-selection';
import { ExpandableList, type ExpandableListProps } from './expandable-list';

/** Returns the number of visible items from the URL, at least one page. */
export function useVisibleCount(): number {
  const [search] = useSearchParams();
  return Math.max(pageSize, Number(search.get('shown')) || 0);
}

interface ExpandableRecordsProps<Row extends { _id: string }> extends Omit<
  ExpandableListProps<Row>,
  'children'
> {
  columns: readonly Column<Row>[];
  tableFrom?: TableFrom;
  selection?: RowSelection<Row>;
}

/** A dashboard table with a "Show more" link. Also renders the loading, error and empty states. */
export function ExpandableRecords<Row extends { _id: string }>(props: ExpandableRecordsProps<Row>) {
  const { columns, tableFrom, selection, ...list } = props;
  return (
    <ExpandableList {...list}>
      {(rows) => (
        <RecordsTable
          label={list.label}
          rows={rows}
          start={0}
          columns={columns}
          tableFrom={tableFrom}
          selection={selection}
        />
      )}
    </ExpandableList>
  );
}
