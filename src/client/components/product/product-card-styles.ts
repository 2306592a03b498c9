import { memoizeStyles } from '../../theme/memoize-styles';

/** The padding at the sides of all parts but the picture. */
const paddingX = { base: '3', md: '5' };

/** The styles of a card and its parts. On a phone the picture is beside the facts, so that three cards fit the screen. */
export const cardStyles = memoizeStyles({
  display: 'grid',
  gridTemplateAreas: {
    base: '"picture facts" "dates dates" "buttons buttons"',
    md: '"picture" "facts" "dates" "buttons"',
  },
  gridTemplateColumns: { base: 'min(7.5rem, 34%) minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
  gridTemplateRows: { base: 'auto auto 1fr', md: 'auto auto auto 1fr' },
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'xl',
  overflow: 'hidden',
  transition: 'box-shadow 0.2s',
  _hover: { boxShadow: 'md' },
  '& .card-picture': { gridArea: 'picture', display: 'grid' },
  '& .card-picture a': { display: 'grid' },
  '& .card-facts': {
    gridArea: 'facts',
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '0.5', md: '1.5' },
    paddingX,
    paddingTop: { base: '2.5', md: '4' },
    minWidth: '0',
    textStyle: 'sm',
  },
  '& h3': {
    textStyle: 'cardTitle',
    fontSize: { base: 'xl', md: '2xl' },
    lineClamp: { base: '3', md: '2' },
  },
  '& .card-price': { display: 'flex', alignItems: 'center', columnGap: '2', flexWrap: 'wrap' },
  '& .card-amount': { textStyle: 'figure', fontSize: { base: '2xl', md: '1.75rem' } },
  '& .card-label': { color: 'fg.muted', fontSize: 'xs' },
  '& .card-original': { color: 'fg.muted', fontSize: { base: 'xs', md: 'sm' } },
  '& .card-condition': { fontWeight: '500' },
  '& .card-separator': { color: 'fg.muted' },
  '& .card-dates': {
    gridArea: 'dates',
    display: 'flex',
    columnGap: { base: '2', md: '3' },
    flexWrap: 'wrap',
    paddingX,
    paddingTop: { base: '1', md: '1.5' },
    color: 'fg.muted',
    textStyle: 'xs',
  },
  '& .card-buttons': {
    gridArea: 'buttons',
    display: 'flex',
    alignItems: 'start',
    alignSelf: 'end',
    gap: '2',
    flexWrap: 'wrap',
    paddingX,
    paddingTop: { base: '2', md: '4' },
    paddingBottom: { base: '2', md: '5' },
  },
  '& .card-action': {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 auto',
    gap: '1',
    // An action may render nothing.
    _empty: { display: 'none' },
  },
});
