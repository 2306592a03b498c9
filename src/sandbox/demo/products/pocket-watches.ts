import type { DemoWatch } from '../demo-product';

export const pocketWatches = [
  {
    id: 'thornby-stationmaster',
    seller: 'demo-seller-tomas',
    name: 'Thornby Stationmaster',
    condition: 'Good',
    description:
      'Enamel dial without a crack, blued spade hands and a gold-tone chain. Wound weekly to keep it moving and cleaned three years ago. It ticks loudly enough to be company.',
    location: 'Agrabad, Chattogram',
    originalPrice: '1250',
    sellingPrice: '890',
    yearsUsed: 20,
    hoursAgo: 31,
    advertised: true,
  },
  {
    id: 'thornby-silver-guilloche',
    seller: 'demo-seller-elena',
    name: 'Thornby Silver Guilloché',
    condition: 'Excellent',
    description:
      'Engine-turned silvery dial and dark pierced hands in a polished steel case. Bought from a collector with its service card. Runs forty hours on one winding.',
    location: 'Dhanmondi, Dhaka',
    originalPrice: '1480',
    sellingPrice: '1100',
    yearsUsed: 12,
    hoursAgo: 125,
  },
  {
    id: 'thornby-railway',
    seller: 'demo-seller-grace',
    name: 'Thornby Railway',
    condition: 'Good',
    description:
      'Bold numerals and a clean white dial, made to be read on a moving footplate. Small chip on the rim of the enamel under the bezel. The chain is a later one.',
    location: 'Shaheb Bazar, Rajshahi',
    originalPrice: '860',
    sellingPrice: '590',
    yearsUsed: 16,
    hoursAgo: 282,
  },
  {
    id: 'thornby-moonphase',
    seller: 'demo-seller-nadia',
    name: 'Thornby Moon & Stars',
    condition: 'Excellent',
    description:
      'Midnight-blue sunburst with a moon phase, in rose gold tone. Given as a retirement present and admired more than carried. Presentation box included.',
    location: 'Banani, Dhaka',
    originalPrice: '2100',
    sellingPrice: '1580',
    yearsUsed: 8,
    hoursAgo: 70,
  },
  {
    id: 'ashgrove-bronze-field',
    seller: 'demo-seller-farhan',
    name: 'Ashgrove Bronze Field',
    condition: 'Good',
    description:
      'A modern pocket watch for people who hike: black dial, cream lume and a bronze case. The patina varies, as it should. Clip and chain are included.',
    location: 'Uttara, Dhaka',
    originalPrice: '540',
    sellingPrice: '350',
    yearsUsed: 4,
    hoursAgo: 415,
  },
  {
    id: 'ashgrove-gala',
    seller: 'demo-seller-mei',
    name: 'Ashgrove Gala',
    condition: 'Fair',
    description:
      'Golden guilloché dial that has seen a century of good evenings. Stops when laid face down, so it needs a watchmaker who cares. The case is straight and the chain complete.',
    location: 'Boyra, Khulna',
    originalPrice: '1320',
    sellingPrice: '610',
    yearsUsed: 22,
    hoursAgo: 640,
  },
] as const satisfies readonly DemoWatch[];
