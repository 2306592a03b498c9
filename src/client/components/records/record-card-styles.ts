/** The part of a card that shows a cell on a phone. */
export type CardArea = 'picture' | 'title' | 'fact' | 'action';

/** The breakpoint from which cards become a table. A table with many columns needs `xl`. */
export type TableFrom = 'md' | 'xl';

/** Returns a responsive style: `card` below the breakpoint, `table` from it on. */
type CardOrTable = <Value>(card: Value, table: Value) => { base: Value };

/** The horizontal padding of cells: smaller in narrow tables and in those with many columns. */
const cellPadding = { md: { md: '2', xl: '4' }, xl: { xl: '2' } } as const;

/** A minimum width for tables with many columns, so that names wrap between words. */
const minWidthAtXl = (width: string) => ({ md: {}, xl: { minWidth: { xl: width } } }) as const;
/** The container query of a card that is narrow for its text, as with text of 200 % on a phone. */
const narrowCardQuery = '@container (max-width: 15rem)';
const widths = { title: minWidthAtXl('9rem'), fact: minWidthAtXl('5rem') };

/** Returns the styles of each kind of cell. A card has the picture on the left and the actions below. */
function cellStyles(from: TableFrom, cardOrTable: CardOrTable) {
  const cell = {
    paddingX: { base: '0', ...cellPadding[from] },
    borderBottomWidth: cardOrTable('0', '1px'),
  };
  return {
    picture: {
      ...cell,
      display: cardOrTable('block', 'table-cell'),
      gridColumn: '1',
      gridRow: '1 / span 4',
      paddingY: cardOrTable('1', '4'),
      [narrowCardQuery]: { gridRow: 'auto', order: '-1' },
    },
    title: {
      ...cell,
      ...widths.title[from],
      display: cardOrTable('block', 'table-cell'),
      gridColumn: '-2 / -1',
      // Puts the title above the serial number, which is less important on a card.
      order: cardOrTable('-1', '0'),
      paddingY: cardOrTable('0', '4'),
      fontSize: cardOrTable('md', 'sm'),
      fontWeight: cardOrTable('600', '500'),
      overflowWrap: 'anywhere',
    },
    fact: {
      ...cell,
      ...widths.fact[from],
      display: cardOrTable('flex', 'table-cell'),
      alignItems: 'baseline',
      columnGap: '2',
      [narrowCardQuery]: { flexWrap: 'wrap' },
      gridColumn: '-2 / -1',
      paddingY: cardOrTable('0.5', '4'),
      overflowWrap: 'anywhere',
      // The first cell is the serial number. Cards hide empty cells.
      _first: { minWidth: '0' },
      _empty: { display: cardOrTable('none', 'table-cell') },
      _before: {
        content: 'attr(data-heading)',
        display: cardOrTable('inline', 'none'),
        color: 'fg.muted',
        flexShrink: '0',
      },
    },
    action: {
      ...cell,
      display: cardOrTable('block', 'table-cell'),
      gridColumn: '1 / -1',
      paddingTop: cardOrTable('2', '4'),
      paddingBottom: cardOrTable('0', '4'),
      ...(from === 'xl' && { whiteSpace: cardOrTable('normal', 'nowrap') }),
      '& > a, & > button': { width: cardOrTable('full', 'auto') },
    },
  } as const;
}

/** Returns the styles of a list that renders as cards, and as a table from a breakpoint on. */
export function recordStyles(from: TableFrom, hasPicture: boolean) {
  const cardOrTable: CardOrTable = (card, table) => ({ base: card, [from]: table });
  return {
    frame: {
      borderWidth: cardOrTable('0', '1px'),
      borderRadius: 'lg',
      ...(from === 'md' ? { bg: { md: 'bg.panel' } } : { bg: { xl: 'bg.panel' } }),
      overflow: 'hidden',
      containerType: 'inline-size',
    },
    table: { display: cardOrTable('block', 'table') },
    header: { srOnly: cardOrTable(true, false) },
    columnHeader: { paddingX: cellPadding[from] },
    body: {
      display: cardOrTable('grid', 'table-row-group'),
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(20rem, 1fr))' },
      gap: '3',
    },
    row: {
      display: cardOrTable('grid', 'table-row'),
      gridTemplateColumns: hasPicture ? '5rem minmax(0, 1fr)' : 'minmax(0, 1fr)',
      [narrowCardQuery]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      columnGap: '4',
      alignContent: 'start',
      padding: cardOrTable('4', '0'),
      bg: cardOrTable('bg.panel', 'transparent'),
      borderWidth: cardOrTable('1px', '0'),
      borderRadius: cardOrTable('lg', '0'),
    },
    cells: cellStyles(from, cardOrTable),
  } as const;
}
