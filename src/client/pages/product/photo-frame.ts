/** The place of the large photo: square and as wide as the window on a phone. */
export const photoRatio = { base: 1, md: 4 / 3 };
export const photoFrame = {
  aspectRatio: photoRatio,
  marginX: { base: '-4', md: '0' },
  borderRadius: { base: '0', md: 'xl' },
};
