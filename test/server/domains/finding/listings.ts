import { everydayListings } from './listings/everyday';
import { japaneseListings } from './listings/japanese';
import { luxuryListings } from './listings/luxury';
import { marketplaceListings } from './listings/marketplace';
import { vintageListings } from './listings/vintage';

/** A listing as sellers write it, with the properties that decide which queries it is relevant for. */
export interface Listing {
  id: string;
  title: string;
  /** The brand; empty if the listing does not name it. */
  brand: string;
  /** The model, then the reference number. */
  model: string[];
  /**
   * Gender, movement and other features that the listing names in Latin letters. Prefixes: `d-` is
   * the colour of the dial, `s-` the material of the strap, `c-` the material of the case. Words in
   * other scripts are left out, because the search finds only brands and places by them.
   */
  features: string[];
  category: string;
  condition: string;
  /** As the seller typed it. */
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
 * Real models in titles of the kind that marketplaces have. One line each: title; brand; model; features;
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
  const [title = '', brand = '', model = '', features = '', category = '', ...others] = line
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
    features: features.split(' '),
    category: categories[category] ?? '',
    condition: conditions[condition] ?? '',
    year: Number(year),
  };
}

function idOf(title: string): string {
  return `listing-${title.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}`;
}
