import { memoizeStyles } from '../../theme/memoize-styles';

/** The width of the picture beside the facts, on a phone. */
export const phonePictureWidth = 'min(7rem, 34%)';

/**
 * The styles of a card and its parts. On a phone the picture is beside the facts, so that four cards fit the
 * screen. The classes are short, because a page repeats them for each card.
 */
export const cardStyles = memoizeStyles({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { base: `${phonePictureWidth} minmax(0, 1fr)`, md: 'minmax(0, 1fr)' },
  gridTemplateRows: { base: '1fr', md: 'auto 1fr' },
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'xl',
  overflow: 'hidden',
  transition: 'box-shadow 0.15s',
  _hover: { boxShadow: 'md' },
  '& .picture': { gridArea: '1 / 1', display: 'grid' },
  '& .facts': {
    display: 'flex',
    flexDirection: 'column',
    rowGap: { base: '0', md: '0.5' },
    paddingX: { base: '2.5', md: '4' },
    paddingY: { base: '1.5', md: '3' },
    minWidth: '0',
    textStyle: 'sm',
  },
  '& h3': {
    fontSize: { base: 'sm', md: 'md' },
    fontWeight: '500',
    lineHeight: 'short',
    lineClamp: '2',
    // High enough for a thumb.
    '& a': { display: 'block', paddingY: { base: '2.5px', md: '0.5' } },
  },
  // The price is seen first, the name is read first. The amount is seen before its label.
  '& .price': {
    order: '-1',
    display: 'flex',
    alignItems: 'baseline',
    columnGap: '2',
    flexWrap: 'wrap',
  },
  '& .price p': { display: 'contents' },
  // In a line of its own, whatever the width of the font that has loaded.
  '& .price .quiet': { '@media (max-width: 22rem)': { order: '1', flexBasis: 'full' } },
  '& .price bdi': { order: '-1', textStyle: 'figure', fontSize: { base: 'xl', md: '2xl' } },
  '& .quiet': { color: 'fg.muted', textStyle: 'xs' },
  '& s + span::before': { content: '" · "' },
  '& .sr': { srOnly: true },
  // Ends at the bottom of the card, so that the buttons of a row are aligned.
  '& .end': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '2',
    rowGap: '1',
    marginTop: 'auto',
    paddingTop: { base: '0.5', md: '2' },
  },
  // Beside the button, the name and the rating take two lines.
  '& .end > p': { flex: '1 1 7rem' },
  '& .buy': { display: 'flex', flexDirection: 'column', gap: '1', marginStart: 'auto' },
  '& .buy .chakra-button': {
    height: 'auto',
    minHeight: { base: '7', md: '8' },
    minWidth: '0',
    paddingX: '3',
    textStyle: 'sm',
  },
  // Lies on the picture. What is said about the wish stands at the picture's end.
  '& .heart': {
    gridArea: '1 / 1',
    zIndex: '1',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'end',
    justifyContent: 'space-between',
    padding: { base: '1', md: '2' },
    pointerEvents: 'none',
    '& > :not(.chakra-button)': { flex: '1', justifyContent: 'space-between', alignItems: 'end' },
    '& p:not(:empty)': {
      width: 'full',
      padding: '1',
      borderRadius: 'md',
      bg: 'bg.panel',
      textAlign: 'start',
      textStyle: 'xs',
      pointerEvents: 'auto',
    },
    '& .chakra-button': {
      height: 'auto',
      minHeight: '8',
      minWidth: '8',
      paddingX: '1.5',
      gap: '1',
      borderRadius: 'full',
      borderColor: 'border',
      bg: 'bg.panel',
      color: 'fg',
      opacity: '1',
      textStyle: 'xs',
      pointerEvents: 'auto',
    },
    // Why a button is disabled is its title, too.
    '& [aria-describedby] + p': { srOnly: true },
    // The text is seen where a pointer hovers, and always read out.
    '& .chakra-button:not(:hover, :focus-visible) svg + span': { srOnly: true },
    '@media (hover: none)': { '& .chakra-button svg + span': { srOnly: true } },
  },
});
