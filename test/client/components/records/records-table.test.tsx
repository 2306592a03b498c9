import { render, screen, within } from '@testing-library/react';
import { RecordsTable } from '../../../../src/client/components/records/records-table';
import { ThemeWrapper } from '../../support/theme-wrapper';

const rows = [
  { _id: 'b', name: 'Omega' },
  { _id: 'a', name: 'Casio' },
];

test('the table numbers its rows from 1, in the given order', () => {
  render(
    <RecordsTable
      start={0}
      label="your watches"
      rows={rows}
      columns={[{ heading: 'Name', cell: ({ name }) => name }]}
    />,
    { wrapper: ThemeWrapper },
  );
  const table = screen.getByRole('table', { name: 'your watches' });
  const texts = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(texts).toEqual([
    ['No.', 'Name'],
    ['1', 'Omega'],
    ['2', 'Casio'],
  ]);
});
