import { inGoodsWords } from '../website/goods-words';

/** What can be wrong with a watch, with its label. Without schemas, because the order's page shows it. */
const problemLabels = {
  notReceived: "I didn't get the watch",
  notAsDescribed: "It isn't as described",
  damaged: 'It is damaged',
  emptyParcel: 'The parcel was empty',
  counterfeit: 'It is a counterfeit',
  other: 'Something else',
} as const;
export type Problem = keyof typeof problemLabels;

/** Returns the label of a problem with the noun of the shop. */
export const problemLabel = (problem: Problem): string => inGoodsWords(problemLabels[problem]);

export const problems = Object.keys(problemLabels) as [Problem, ...Problem[]];

export const maxEvidencePhotos = 5;
