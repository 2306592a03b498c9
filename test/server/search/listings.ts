import { everydayListings } from './listings/everyday';
import { japaneseListings } from './listings/japanese';
import { luxuryListings } from './listings/luxury';
import { marketplaceListings } from './listings/marketplace';
import { vintageListings } from './listings/vintage';

/** A listing as sellers write it, and what is true of the product, by which queries are judged. */
export interface Listing {
  id: string;
  title: string;
  /** The brand; empty if the listing does not name it. */
  brand: string;
  /** The model, then the reference number. */
  model: string[];
  /**
   * What the listing says, in Latin letters, as other scripts are found by the brand alone: gender,
   * movement and features; `d-` is the colour of the dial, `s-` the material of the strap, `c-`
   * that of the case.
   */
  facts: string[];
  category: string;
  condition: string;
  /** As typed. */
  price: string;
  location: string;
  year: number;
  description: string;
}

const categories: Record<string, string> = {
  dr: 'dress-watches',
  di: 'dive-watches',
  ch: 'chronographs',
  fi: 'field-watches',
  pi: 'pilot-watches',
  vi: 'vintage-classics',
  dg: 'digital-watches',
  po: 'pocket-watches',
  ev: 'everyday-watches',
  sm: 'smartwatches',
};

const conditions: Record<string, string> = { E: 'Excellent', G: 'Good', F: 'Fair' };

/**
 * Real models in titles of the kind that marketplaces have. One line each: title; brand; model; facts;
 * category; condition; price; location; year; description.
 */
export const listings: Listing[] = [
  luxuryListings,
  japaneseListings,
  everydayListings,
  vintageListings,
  marketplaceListings,
].flatMap((list) => list.trim().split('\n').map(toListing));

function toListing(line: string): Listing {
  const [title = '', brand = '', model = '', facts = '', category = '', ...others] = line
    .split(';')
    .map((part) => part.trim());
  const [condition = '', price = '', location = '', year = '', description = ''] = others;
  return {
    id: idOf(title),
    title,
    brand,
    price,
    location,
    description,
    model: model.split(' '),
    facts: facts.split(' '),
    category: categories[category] ?? '',
    condition: conditions[condition] ?? '',
    year: Number(year),
  };
}

function idOf(title: string): string {
  return `listing-${title.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}`;
}
