import type { WatchAttribute } from './product-fields';
import { wordsOf } from '../text/tokenize';

/** The attributes whose suggested values are below. */
export type ChoiceAttribute = Extract<
  WatchAttribute,
  'movement' | 'caseMaterial' | 'dialColour' | 'strap'
>;

/** The suggested values. Each is followed by its other names, separated by "|". */
const choiceLines: Record<ChoiceAttribute, readonly string[]> = {
  caseMaterial: [
    ...['Stainless steel | steel | SS | inox', 'Titanium', 'Bronze', 'Ceramic', 'Carbon'],
    ...['Yellow gold', 'Rose gold | pink gold | red gold', 'White gold', 'Gold', 'Platinum'],
    ...['Steel and gold | two tone | bicolor | bicolour | gold and steel', 'Gold plated | GP'],
    ...['Gold filled', 'Silver | sterling silver', 'Brass', 'Aluminium | aluminum'],
    'Plastic | resin',
  ],
  movement: [
    ...['Automatic | self winding | auto', 'Manual winding | hand wound | manual wind | manual'],
    ...['Quartz', 'Solar quartz | solar | eco drive', 'Kinetic', 'Spring Drive', 'Tuning fork'],
    ...['Digital', 'Smartwatch'],
  ],
  dialColour: [
    ...['Black', 'White', 'Silver | silvered', 'Grey | gray', 'Blue | navy', 'Green', 'Brown'],
    ...[
      'Champagne',
      'Gold | golden',
      'Cream | ivory',
      'Red | burgundy',
      'Orange | salmon',
      'Yellow',
    ],
    ...['Pink', 'Purple', 'Turquoise | tiffany', 'Mother of pearl | MOP', 'Skeleton'],
  ],
  strap: [
    ...[
      'Steel bracelet',
      'Titanium bracelet',
      'Gold bracelet',
      'Ceramic bracelet',
      'Mesh | milanese',
    ],
    ...['Leather', 'Rubber | silicone', 'Fabric | canvas', 'NATO strap | nato', 'Resin | plastic'],
  ],
};

interface Choice {
  value: string;
  /** The words of each of its names, as `wordsOf` normalizes them. */
  names: string[][];
}

function parseChoices(lines: readonly string[]): Choice[] {
  return lines.map((line) => {
    const names = line.split('|').map((name) => name.trim());
    return { value: names[0] ?? '', names: names.map(wordsOf) };
  });
}

export const attributeChoices: Record<ChoiceAttribute, readonly Choice[]> = {
  caseMaterial: parseChoices(choiceLines.caseMaterial),
  movement: parseChoices(choiceLines.movement),
  dialColour: parseChoices(choiceLines.dialColour),
  strap: parseChoices(choiceLines.strap),
};

export const isChoiceAttribute = (name: string): name is ChoiceAttribute =>
  name in attributeChoices;

/**
 * Returns the suggested value that has the typed name; otherwise the text with a capital letter, so that
 * equal values are equal texts.
 */
export function normalizeChoice(name: ChoiceAttribute, text: string): string {
  const key = wordsOf(text).join(' ');
  const known = attributeChoices[name].find(({ names }) =>
    names.some((words) => words.join(' ') === key),
  );
  if (known) return known.value;
  const [first = '', ...others] = text.trim().replace(/\s+/g, ' ');
  return first.toUpperCase() + others.join('');
}
