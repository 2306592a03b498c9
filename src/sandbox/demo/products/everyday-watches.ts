import type { DemoWatch } from '../demo-product';

export const everydayWatches = [
  {
    id: 'solvane-arbor-green',
    seller: 'demo-seller-nadia',
    name: 'Solvane Arbor Green',
    condition: 'Excellent',
    description:
      'Green sunburst, fluted bezel and a two-tone bracelet that works with everything. Fourteen months old, sized for a 17 cm wrist with all links kept. One owner, no marks.',
    location: 'Banani, Dhaka',
    originalPrice: '1750',
    sellingPrice: '1290',
    yearsUsed: 1,
    hoursAgo: 7,
    advertised: true,
  },
  {
    id: 'solvane-atelier-salmon',
    seller: 'demo-seller',
    name: 'Solvane Atelier Salmon',
    condition: 'Excellent',
    description:
      'Salmon dial on grey suede, dressy on Monday and relaxed on Saturday. Worn in rotation with far too many others. Comes with its travel pouch.',
    location: 'Gulshan, Dhaka',
    originalPrice: '880',
    sellingPrice: '620',
    yearsUsed: 2,
    hoursAgo: 48,
  },
  {
    id: 'solvane-pier-blue',
    seller: 'demo-seller-tomas',
    name: 'Solvane Pier Blue',
    condition: 'Good',
    description:
      'Thin, blue and easy, with a yellow seconds hand for good mood. The mesh adjusts to any wrist without tools. Slight scratch on the clasp.',
    location: 'Agrabad, Chattogram',
    originalPrice: '640',
    sellingPrice: '420',
    yearsUsed: 3,
    hoursAgo: 110,
  },
  {
    id: 'solvane-rose-mesh',
    seller: 'demo-seller-elena',
    name: 'Solvane Rose Mesh',
    condition: 'Excellent',
    description:
      'Rose-gold mesh and a white dial with tiny dots, as simple as a watch can be. Bought last winter and hardly worn. Battery is good for two more years.',
    location: 'Dhanmondi, Dhaka',
    originalPrice: '560',
    sellingPrice: '390',
    yearsUsed: 1,
    hoursAgo: 60,
  },
  {
    id: 'kestrin-commuter',
    seller: 'demo-seller-farhan',
    name: 'Kestrin Commuter',
    condition: 'Good',
    description:
      'Grey-blue fumed dial in a titanium cushion on a one-piece link bracelet. Light as a coin and almost impossible to scratch, though I tried. Date set once a month by hand.',
    location: 'Uttara, Dhaka',
    originalPrice: '1040',
    sellingPrice: '680',
    yearsUsed: 4,
    hoursAgo: 230,
  },
  {
    id: 'solvane-cardinal',
    seller: 'demo-seller-mei',
    name: 'Solvane Cardinal',
    condition: 'Good',
    description:
      'A red dial that is nearly brown indoors and glows outside. Steel bracelet with three spare links. Has been my office watch, so the clasp is a little polished by the desk.',
    location: 'Kandirpar, Cumilla',
    originalPrice: '930',
    sellingPrice: '610',
    yearsUsed: 3,
    hoursAgo: 330,
  },
] as const satisfies readonly DemoWatch[];
