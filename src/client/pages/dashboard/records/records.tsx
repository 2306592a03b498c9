import { RecordsTable, type Column } from '../../../components/records/records-table';
import type { TableFrom } from '../../../components/records/record-card-styles';
import { RecordPages, type RecordPagesProps } from './record-pages';

interface RecordsProps<Row extends { _id: string }> extends Omit<
  RecordPagesProps<Row>,
  'children'
> {
  columns: readonly Column<Row>[];
  /** The breakpoint from which the cards become a table. */
  tableFrom?: TableFrom;
}

/** A paginated dashboard table. Also renders the loading, error and empty states. */
export function Records<Row extends { _id: string }>(props: RecordsProps<Row>) {
  const { columns, tableFrom, ...list } = props;
  return (
    <RecordPages {...list}>
      {(rows, start) => (
        <RecordsTable
          label={list.label}
          rows={rows}
          start={start}
          columns={columns}
          tableFrom={tableFrom}
        />
      )}
    </RecordPages>
  );
}
