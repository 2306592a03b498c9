import { wordsOf } from '../../../contract/text/tokenize';
import {
  absenceLexeme,
  boxLexeme,
  decadeLexeme,
  depthLexeme,
  dialColourLexeme,
  diameterLexeme,
  papersLexeme,
  productionYearLexeme,
} from '../catalogue/lexemes';
import { reachedDepths } from './attribute-lexemes';
import { findAttributePhrases, metresOf, type AttributeMeaning } from './attribute-words';
import { dialColourOf } from './dial-colour';
import { findNegations } from './negation-words';
import { builtInTable } from './synonym-table';
import { blankPhrases } from './text-phrase';

type StatedField =
  'caseDiameter' | 'yearOfProduction' | 'waterResistance' | 'dialColour' | 'box' | 'papers';
type StatedProduct = Record<'productName' | 'description' | 'yearOfPurchase', string> &
  Partial<Record<StatedField, string | null>>;

/** Watches that were bought before this year were hardly made much earlier. */
const lastYearOfVintage = 2000;

interface Statement {
  /** The lexemes of what the seller has filled in, or else says. */
  lexemes: string[];
  /** The texts without what they say that the watch is not or has not, by which it should not be found. */
  productName: string;
  description: string;
}

/** Reads what a seller says about a watch. */
export function readStatement(product: StatedProduct): Statement {
  const { productName, description, caseDiameter, yearOfProduction, waterResistance } = product;
  const texts = [productName, description];
  const negations = texts.map((text) => findNegations(text, builtInTable));
  const affirmed = texts.map((text, index) => blankPhrases(text, negations[index] ?? []));
  const phrases = affirmed.flatMap((text, index) =>
    findAttributePhrases(text).filter(
      // A later year in a description is rather that of a purchase or a service.
      ({ made }) => index === 0 || made === undefined || made[0] < lastYearOfVintage,
    ),
  );
  const first = <Name extends keyof AttributeMeaning>(name: Name) =>
    phrases.find((phrase) => phrase[name] !== undefined)?.[name];
  const diameter = caseDiameter ? Number(caseDiameter) : singleValue(first('diameter'));
  const purchased = Number(product.yearOfPurchase);
  const made = yearOfProduction
    ? Number(yearOfProduction)
    : (singleValue(first('made')) ?? (purchased < lastYearOfVintage ? purchased : undefined));
  const decade = made ?? first('made')?.[0];
  const depth = waterResistance ? metresOf(waterResistance) : first('depth');
  const colour = dialColourOf(product.dialColour ?? '', texts);
  const lexemes = [
    ...(diameter === undefined
      ? []
      : new Set([diameter, Math.floor(diameter)].map(diameterLexeme))),
    ...(made ? [productionYearLexeme(made)] : []),
    ...(decade ? [decadeLexeme(decade - (decade % 10))] : []),
    ...reachedDepths(depth ?? 0).map(depthLexeme),
    ...(product.box === 'Yes' || (!product.box && first('box')) ? [boxLexeme] : []),
    ...(product.papers === 'Yes' || (!product.papers && first('papers')) ? [papersLexeme] : []),
    ...(colour === undefined ? [] : [dialColourLexeme(colour)]),
    ...negations.flat().map(({ object }) => absenceLexeme(wordsOf(object).join(''))),
  ];
  return { lexemes, productName: affirmed[0] ?? '', description: affirmed[1] ?? '' };
}

const singleValue = (range: [number, number] | undefined) =>
  range && range[0] === range[1] ? range[0] : undefined;
