/** The part of a list row that shows a cell below the table's breakpoint. */
export type CardArea = 'picture' | 'title' | 'fact' | 'value' | 'detail' | 'action';

/** The width from which rows become a table: `large` is 1024 px, which a table with many columns needs. */
export type TableFrom = 'md' | 'large';

/** Not `lg`, which is wider for the cards of Home. */
const large = '@media (min-width: 64rem)';

/** Returns a responsive style: `row` below the breakpoint, `table` from it on. */
type RowOrTable = <Value>(row: Value, table: Value) => { base: Value };

/** The container query of a row that is narrow for its text, as with text of 200 % on a phone. */
const narrowRowQuery = '@container (max-width: 15rem)';

/** Returns the styles of each kind of cell. A row has the picture on the left, then the title, the facts and the actions. */
function cellStyles(from: TableFrom, hasPicture: boolean, rowOrTable: RowOrTable) {
  const hasManyColumns = from === 'large';
  /** So that names wrap between words. */
  const minWidth = (width: string) => hasManyColumns && { minWidth: rowOrTable('auto', width) };
  const cell = {
    paddingX: hasManyColumns ? rowOrTable('0', '2') : { base: '0', md: '2', xl: '4' },
    paddingY: rowOrTable('0', '2'),
    borderBottomWidth: rowOrTable('0', '1px'),
    'tr:last-of-type > &': { borderBottomWidth: '0' },
  };
  const value = {
    ...cell,
    ...minWidth('4rem'),
    display: rowOrTable('block', 'table-cell'),
    maxWidth: rowOrTable('full', 'none'),
    overflowWrap: 'anywhere',
    // A list hides empty cells.
    _empty: { display: rowOrTable('none', 'table-cell') },
  } as const;
  return {
    /** A list reads it out, as it does the serial number, but does not draw it. */
    detail: {
      ...value,
      // Not `srOnly`, whose end at the breakpoint would take the padding of the table's cell.
      position: rowOrTable('absolute', 'static'),
      boxSize: rowOrTable('1px', 'auto'),
      overflow: rowOrTable('hidden', 'visible'),
      clipPath: rowOrTable('inset(50%)', 'none'),
      whiteSpace: rowOrTable('nowrap', 'normal'),
      _first: { minWidth: '0' },
    },
    selection: {
      ...cell,
      display: rowOrTable('block', 'table-cell'),
      position: rowOrTable('absolute', 'static'),
      insetEnd: '3',
      top: '1.5',
    },
    picture: {
      ...cell,
      display: rowOrTable('block', 'table-cell'),
      position: rowOrTable('absolute', 'static'),
      insetStart: '3',
      top: '3',
      [narrowRowQuery]: { position: 'static', order: '-1' },
    },
    title: {
      ...cell,
      ...minWidth('9rem'),
      display: rowOrTable('block', 'table-cell'),
      // Leaves room for the checkbox of a row.
      flexBasis: 'calc(100% - 3rem)',
      marginEnd: rowOrTable('12', '0'),
      order: rowOrTable('-1', '0'),
      fontSize: rowOrTable('md', 'sm'),
      fontWeight: rowOrTable('600', '500'),
      overflowWrap: 'anywhere',
    },
    fact: {
      ...value,
      _before: {
        content: 'attr(data-heading) " "',
        display: rowOrTable('inline', 'none'),
        color: 'fg.muted',
      },
    },
    value,
    action: {
      ...cell,
      display: rowOrTable('block', 'table-cell'),
      order: rowOrTable('2', '0'),
      paddingTop: rowOrTable('1', '2'),
      // The line of the actions begins below the picture.
      ...(hasPicture && {
        marginStart: rowOrTable('-4.25rem', '0'),
        // Wider than the margin, so that it does not fit into the line before.
        minWidth: rowOrTable('5rem', '0'),
        '[data-area=action] + &': { marginStart: '0' },
        [narrowRowQuery]: { marginStart: '0' },
      }),
      _empty: { display: rowOrTable('none', 'table-cell') },
      ...(hasManyColumns && { whiteSpace: rowOrTable('normal', 'nowrap') }),
    },
  } as const;
}

/** Returns the styles of records that render as a list of rows, and as a table from a breakpoint on. */
export function recordStyles(from: TableFrom, { hasPicture }: { hasPicture: boolean }) {
  const rowOrTable: RowOrTable = (row, table) => ({
    base: row,
    [from === 'md' ? from : large]: table,
  });
  return {
    frame: {
      borderWidth: '1px',
      borderRadius: 'xl',
      bg: 'bg.panel',
      overflow: 'hidden',
      containerType: 'inline-size',
    },
    table: { display: rowOrTable('block', 'table') },
    header: { srOnly: rowOrTable(true, false) },
    columnHeader: { paddingX: from === 'md' ? { md: '2', xl: '4' } : '2' },
    body: { display: rowOrTable('block', 'table-row-group') },
    row: {
      display: rowOrTable('flex', 'table-row'),
      position: rowOrTable('relative', 'static'),
      flexWrap: 'wrap',
      alignItems: 'baseline',
      alignContent: 'start',
      columnGap: '3',
      rowGap: '1',
      paddingX: rowOrTable(hasPicture ? '3' : '4', '0'),
      paddingY: rowOrTable('3', '0'),
      minHeight: rowOrTable(hasPicture ? '5rem' : '0', '0'),
      ...(hasPicture && { paddingStart: rowOrTable('5rem', '0') }),
      [narrowRowQuery]: { paddingStart: rowOrTable('4', '0') },
      bg: 'transparent',
      _notLast: { borderBottomWidth: rowOrTable('1px', '0') },
      // Begins the line of the actions.
      _after: {
        content: '""',
        display: rowOrTable('block', 'none'),
        flexBasis: 'full',
        order: '1',
      },
    },
    cells: cellStyles(from, hasPicture, rowOrTable),
  } as const;
}
