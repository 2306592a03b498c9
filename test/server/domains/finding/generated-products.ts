import type { Database } from '../../../../src/server/database/database';
import { sql } from '../../../../src/server/database/sql';

/** A product with random properties; its name, description and location are made of them. */
export interface GeneratedProduct {
  id: string;
  brand: string;
  line: string;
  reference: string;
  colour: string;
  material: string;
  category: string;
  condition: string;
  town: string;
  /** In dollars. */
  price: number;
  year: number;
  name: string;
}

const brands = [
  'Halvorsen',
  'Brackwater',
  'Čapek',
  'Montclaire',
  'Okonjo',
  'Ridgemoor',
  'Söderlind',
  'Valderrama',
  'Whitcombe',
  'Yamashiro',
  'Zephyrine',
  'Castellan',
  'Drummond',
  'Eisenhart',
  'Falconet',
  'Grünwald',
  'Hawksworth',
  'Inverlochy',
  'Juniper & Sons',
  'Лучшев',
  'Новиков',
  'মেঘনা',
  'Lorentzen',
  'Marchbank',
  'Nightingale',
  'Osterberg',
  'Peregrine',
  'Quillfeather',
  'Rothermere',
  'Stonebridge',
];
/** Names of model lines. */
const lines = [
  'Mariner',
  'Aviator',
  'Chronomaster',
  'Sextant',
  'Élégance',
  'Ranger',
  'Octavo',
  'Tempest',
  'Monsoon',
  'Heritage',
  'Vanguard',
  'Solstice',
  'Équinoxe',
  'Pathfinder',
  'Comet',
  'Harbinger',
  'Polaris',
  'Cavalier',
  'Riverstone',
  'Moonstone',
  'Sandpiper',
  'Torrent',
  'Zenobia',
  'Almanac',
];
const colours = ['Black', 'Blue', 'Green', 'Ivory', 'Burgundy', 'Champagne', 'Turquoise', 'Slate'];
const materials = ['bronze', 'titanium', 'ceramic', 'stainless', 'carbon', 'platinum'];
export const productCategories = [
  'dress-watches',
  'dive-watches',
  'chronographs',
  'field-watches',
  'pilot-watches',
  'vintage-classics',
  'digital-watches',
  'pocket-watches',
  'everyday-watches',
];
const towns = ['Dhaka', 'Chattogram', 'Sylhet', 'Khulna', 'Rajshahi', 'Cumilla', 'Barishal'];
const quarters = ['Mirpur', 'Tejgaon', 'Paltan', 'Motijheel', 'Sadar', 'Kotwali'];
const sellers = ['demo-seller', 'demo-seller-nadia', 'demo-seller-farhan', 'demo-seller-mei'];
const conditions = ['Excellent', 'Good', 'Fair'];
const descriptionEndings = [
  'Serviced last spring, with box and papers.',
  'Keeps time, a scratch on the clasp.',
  'Bought new and worn on Sundays only.',
  'The strap was changed in May.',
];

/** Returns the same products each time: the random numbers have a fixed seed. */
export function generateProducts(count: number): GeneratedProduct[] {
  return [...generateProductsUpTo(count)];
}

/** Generates one product at a time, for sets of products that are too large for memory. */
export function* generateProductsUpTo(count: number): Generator<GeneratedProduct> {
  // A linear congruential generator.
  let state = 20_261_122;
  const pick = <Value>(values: readonly Value[]): Value => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const value = values[Math.floor((state / 2 ** 32) * values.length)];
    if (value === undefined) throw new Error('The list is empty.');
    return value;
  };
  const letters = ['A', 'B', 'C', 'G', 'K', 'R', 'T', 'X'];
  const priceSteps = Array.from({ length: 200 }, (_, step) => step);
  const years = Array.from({ length: 65 }, (_, index) => 1960 + index);
  for (let index = 0; index < count; index += 1) {
    const brand = pick(brands);
    const line = pick(lines);
    const reference = `${pick(letters)}${pick(['', '-'])}${100 + Math.floor(index / 25)}`;
    const colour = pick(colours);
    const name = pick([`${brand} ${line} ${reference}`, `${brand} ${line} ${colour} ${reference}`]);
    yield {
      id: `generated-${index}`,
      brand,
      line,
      reference,
      colour,
      name,
      material: pick(materials),
      category: pick(productCategories),
      condition: pick(conditions),
      town: pick(towns),
      price: 50 + 25 * pick(priceSteps),
      year: pick(years),
    };
  }
}

/** Inserts the products, each created one minute before the previous one. */
export async function insertProducts(
  database: Database,
  products: GeneratedProduct[],
): Promise<void> {
  const rows = products.map((each, index) => ({
    id: each.id,
    name: each.name,
    brand: each.brand,
    category: each.category,
    condition: each.condition,
    seller: sellers[index % sellers.length],
    description: descriptionOf(each, index),
    location: locationOf(each, index),
    price: index % 3 === 0 ? `$${each.price.toLocaleString('en-US')}.00` : String(each.price),
    year: String(each.year),
    minutes: index,
  }));
  await database.query(sql`
    insert into products (id, seller_id, category_id, product_name, brand_name, image, condition, description,
      location, mobile_number, original_price, selling_price, year_of_purchase, created_at)
    select rows.id, rows.seller, rows.category, rows.name, rows.brand, '/images/x.webp', rows.condition,
      rows.description, rows.location, '01700000000', rows.price, rows.price, rows.year,
      now() - rows.minutes * interval '1 minute'
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as rows (id text, seller text, category text, name text, brand text, condition text, description text,
        location text, price text, year text, minutes integer)`);
}

export function descriptionOf({ colour, material }: GeneratedProduct, index: number): string {
  return `A ${colour.toLowerCase()} dial in ${material}. ${descriptionEndings[index % descriptionEndings.length]}`;
}

export function locationOf({ town }: GeneratedProduct, index: number): string {
  return `${quarters[index % quarters.length]}, ${town}`;
}
