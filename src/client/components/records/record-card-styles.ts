export type PlaceOnPhone = 'picture' | 'title' | 'fact' | 'action';

/** Below 1280 px eight columns are narrow: the space between them is better spent in them. */
const besideTexts = { md: '2', xl: '4' } as const;

export const columnHeader = { paddingX: besideTexts } as const;

/** From a tablet's width on, these cells and rows are a table's again. */
const cell = {
  paddingX: { base: '0', ...besideTexts },
  borderBottomWidth: { base: '0', md: '1px' },
} as const;

/** On a phone: the picture at the left, title and facts beside it, what can be done below. */
export const cellOnPhone = {
  picture: {
    ...cell,
    display: { base: 'block', md: 'table-cell' },
    gridColumn: '1',
    gridRow: '1 / span 4',
    paddingY: { base: '1', md: '4' },
  },
  title: {
    ...cell,
    display: { base: 'block', md: 'table-cell' },
    gridColumn: '-2 / -1',
    // Before the serial number, which is a detail on a card.
    order: { base: '-1', md: '0' },
    paddingY: { base: '0', md: '4' },
    fontSize: { base: 'md', md: 'sm' },
    fontWeight: { base: '600', md: '500' },
    overflowWrap: 'anywhere',
  },
  fact: {
    ...cell,
    display: { base: 'flex', md: 'table-cell' },
    alignItems: 'center',
    gap: '2',
    gridColumn: '-2 / -1',
    paddingY: { base: '0.5', md: '4' },
    overflowWrap: 'anywhere',
    _before: {
      content: 'attr(data-heading)',
      display: { base: 'inline', md: 'none' },
      color: 'fg.muted',
      flexShrink: '0',
    },
  },
  action: {
    ...cell,
    display: { base: 'block', md: 'table-cell' },
    gridColumn: '1 / -1',
    paddingTop: { base: '2', md: '4' },
    paddingBottom: { base: '0', md: '4' },
    '& > a, & > button': { width: { base: 'full', md: 'auto' } },
  },
} as const;

export const rowOnPhone = (hasPicture: boolean) =>
  ({
    display: { base: 'grid', md: 'table-row' },
    gridTemplateColumns: hasPicture ? '5rem 1fr' : '1fr',
    columnGap: '4',
    alignContent: 'start',
    padding: { base: '4', md: '0' },
    bg: { base: 'bg.panel', md: 'transparent' },
    borderWidth: { base: '1px', md: '0' },
    borderRadius: { base: 'lg', md: '0' },
  }) as const;
