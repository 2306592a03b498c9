import { RecordsTable, type Column } from '../../components/records/records-table';
import { RecordPages, type RecordPagesProps } from './record-pages';

interface RecordsProps<Row extends { _id: string }> extends Omit<
  RecordPagesProps<Row>,
  'children'
> {
  columns: readonly Column<Row>[];
}

/** A dashboard table in each of its states. */
export function Records<Row extends { _id: string }>({ columns, ...list }: RecordsProps<Row>) {
  return (
    <RecordPages {...list}>
      {(rows, start) => (
        <RecordsTable label={list.what} rows={rows} start={start} columns={columns} />
      )}
    </RecordPages>
  );
}
