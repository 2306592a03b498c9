import type { DemoWatch } from '../demo-product';

export const vintageClassics = [
  {
    id: 'dunmere-cushion-74',
    seller: 'demo-seller-elena',
    name: 'Dunmere Cushion 74',
    condition: 'Good',
    description:
      'Fumed brown dial in a big steel cushion, the seventies without the smoke. Movement cleaned two years ago and the tropic strap is new. The lume has turned the colour of custard.',
    location: 'Zindabazar, Sylhet',
    originalPrice: '890',
    sellingPrice: '620',
    yearsUsed: 10,
    hoursAgo: 26,
    advertised: true,
  },
  {
    id: 'dunmere-sovereign-58',
    seller: 'demo-seller',
    name: 'Dunmere Sovereign 58',
    condition: 'Good',
    description:
      "Gold-tone case, cream sunburst dial and small seconds at six. It was my grandfather's second watch, the first he wore daily. Keeps twenty seconds a day, which he found generous.",
    location: 'Gulshan, Dhaka',
    originalPrice: '1600',
    sellingPrice: '1120',
    yearsUsed: 15,
    hoursAgo: 107,
  },
  {
    id: 'dunmere-emerald-78',
    seller: 'demo-seller-nadia',
    name: 'Dunmere Emerald 78',
    condition: 'Excellent',
    description:
      'Green fumed dial, fluted bezel and a full golden bracelet: subtle it is not. Found unworn in a closed shop and serviced before I wore it. All links present.',
    location: 'Banani, Dhaka',
    originalPrice: '2800',
    sellingPrice: '2150',
    yearsUsed: 9,
    hoursAgo: 66,
  },
  {
    id: 'kestrin-tuxedo-61',
    seller: 'demo-seller-tomas',
    name: 'Kestrin Tuxedo 61',
    condition: 'Good',
    description:
      'Silver linen dial with dark dots and a thin red seconds hand. The case was never polished and its edges are sharp. A great first vintage piece.',
    location: 'Agrabad, Chattogram',
    originalPrice: '950',
    sellingPrice: '640',
    yearsUsed: 11,
    hoursAgo: 178,
  },
  {
    id: 'dunmere-petite-carre',
    seller: 'demo-seller-mei',
    name: 'Dunmere Petite Carré',
    condition: 'Fair',
    description:
      'Little golden rectangle with hand-painted numerals, wound daily until the strap gave out. New strap fitted, some wear to the plating at the corners. Charming on a small wrist.',
    location: 'Boyra, Khulna',
    originalPrice: '720',
    sellingPrice: '310',
    yearsUsed: 18,
    hoursAgo: 480,
  },
  {
    id: 'tidewright-skin-65',
    seller: 'demo-seller-grace',
    name: 'Tidewright Skin 65',
    condition: 'Good',
    description:
      'A slim diver from when divers were slim, on period mesh. The dial has aged to a soft brown and the bezel is original. Please keep it away from water, as I do.',
    location: 'Shaheb Bazar, Rajshahi',
    originalPrice: '1900',
    sellingPrice: '1350',
    yearsUsed: 14,
    hoursAgo: 340,
  },
] as const satisfies readonly DemoWatch[];
