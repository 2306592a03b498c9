export type PlaceOnPhone = 'picture' | 'title' | 'fact' | 'action';

/** The breakpoint from which rows become a table. Many columns need a wider one. */
export type TableFrom = 'md' | 'xl';

/** Combines a value for the card with one for the table row. */
type OnTable = <Value>(card: Value, table: Value) => { base: Value };

/** Narrow tables and those with many columns need smaller gaps. */
const besideTexts = { md: { md: '2', xl: '4' }, xl: { xl: '2' } } as const;

/** Minimum widths, so that names wrap between words. */
const namesFit = (words: string) => ({ md: {}, xl: { minWidth: { xl: words } } }) as const;
const widths = { title: namesFit('9rem'), fact: namesFit('6rem') };

/** The cells of a card on a phone: the picture on the left, the actions below. */
function cells(from: TableFrom, onTable: OnTable) {
  const cell = {
    paddingX: { base: '0', ...besideTexts[from] },
    borderBottomWidth: onTable('0', '1px'),
  };
  return {
    picture: {
      ...cell,
      display: onTable('block', 'table-cell'),
      gridColumn: '1',
      gridRow: '1 / span 4',
      paddingY: onTable('1', '4'),
    },
    title: {
      ...cell,
      ...widths.title[from],
      display: onTable('block', 'table-cell'),
      gridColumn: '-2 / -1',
      // Above the serial number, which matters less on a card.
      order: onTable('-1', '0'),
      paddingY: onTable('0', '4'),
      fontSize: onTable('md', 'sm'),
      fontWeight: onTable('600', '500'),
      overflowWrap: 'anywhere',
    },
    fact: {
      ...cell,
      ...widths.fact[from],
      display: onTable('flex', 'table-cell'),
      alignItems: 'baseline',
      gap: '2',
      gridColumn: '-2 / -1',
      paddingY: onTable('0.5', '4'),
      overflowWrap: 'anywhere',
      // The serial number and empty cells.
      _first: { minWidth: '0' },
      _empty: { display: onTable('none', 'table-cell') },
      _before: {
        content: 'attr(data-heading)',
        display: onTable('inline', 'none'),
        color: 'fg.muted',
        flexShrink: '0',
      },
    },
    action: {
      ...cell,
      display: onTable('block', 'table-cell'),
      gridColumn: '1 / -1',
      paddingTop: onTable('2', '4'),
      paddingBottom: onTable('0', '4'),
      ...(from === 'xl' && { whiteSpace: onTable('normal', 'nowrap') }),
      '& > a, & > button': { width: onTable('full', 'auto') },
    },
  } as const;
}

/** Styles of a list that renders as cards, and as a table from a breakpoint on. */
export function recordStyles(from: TableFrom, hasPicture: boolean) {
  const onTable: OnTable = (card, table) => ({ base: card, [from]: table });
  return {
    frame: {
      borderWidth: onTable('0', '1px'),
      borderRadius: 'lg',
      ...(from === 'md' ? { bg: { md: 'bg.panel' } } : { bg: { xl: 'bg.panel' } }),
      overflow: 'hidden',
    },
    table: { display: onTable('block', 'table') },
    header: { srOnly: onTable(true, false) },
    columnHeader: { paddingX: besideTexts[from] },
    body: {
      display: onTable('grid', 'table-row-group'),
      gridTemplateColumns: { base: '1fr', sm: 'repeat(auto-fill, minmax(20rem, 1fr))' },
      gap: '3',
    },
    row: {
      display: onTable('grid', 'table-row'),
      gridTemplateColumns: hasPicture ? '5rem 1fr' : '1fr',
      columnGap: '4',
      alignContent: 'start',
      padding: onTable('4', '0'),
      bg: onTable('bg.panel', 'transparent'),
      borderWidth: onTable('1px', '0'),
      borderRadius: onTable('lg', '0'),
    },
    cells: cells(from, onTable),
  } as const;
}
