import { screen, within } from '@testing-library/react';

/** The cell texts of a dashboard table, row by row, with the header first. */
export async function readTable(name: string): Promise<string[][]> {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
}
