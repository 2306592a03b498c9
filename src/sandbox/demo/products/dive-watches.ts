import type { DemoWatch } from '../demo-product';

export const diveWatches = [
  {
    id: 'pelagor-reef-300',
    seller: 'demo-seller-tomas',
    name: 'Pelagor Reef 300',
    condition: 'Excellent',
    description:
      'Blue sunburst diver on its full steel bracelet, with every link in the bag. The bezel clicks firmly and the lume still glows at breakfast. Pressure tested in June, receipt included.',
    location: 'Agrabad, Chattogram',
    originalPrice: '2600',
    sellingPrice: '1850',
    yearsUsed: 2,
    hoursAgo: 9,
    advertised: true,
  },
  {
    id: 'pelagor-lagoon',
    seller: 'demo-seller-grace',
    name: 'Pelagor Lagoon',
    condition: 'Good',
    description:
      'Teal wave dial and a matching rubber strap that never minded salt water. One faint mark on the bezel at forty minutes. I dive less than I planned to, so it should go to somebody who does.',
    location: "Kolatoli, Cox's Bazar",
    originalPrice: '1450',
    sellingPrice: '920',
    yearsUsed: 3,
    hoursAgo: 74,
    advertised: true,
  },
  {
    id: 'pelagor-night-shift',
    seller: 'demo-seller-farhan',
    name: 'Pelagor Night Shift',
    condition: 'Good',
    description:
      'All black, with green lume that can be read across a dark room. The coating has worn slightly at the lug tips, which I rather like. Runs eight seconds fast a day.',
    location: 'Uttara, Dhaka',
    originalPrice: '1380',
    sellingPrice: '810',
    yearsUsed: 4,
    hoursAgo: 163,
  },
  {
    id: 'tidewright-harbour',
    seller: 'demo-seller',
    name: 'Tidewright Harbour Bronze',
    condition: 'Good',
    description:
      'Bronze case with an even, warm patina and a green fumed dial. Cleaned and resealed two years ago. Comes on suede, with the untouched rubber strap in its wrapper.',
    location: 'Gulshan, Dhaka',
    originalPrice: '1950',
    sellingPrice: '1280',
    yearsUsed: 5,
    hoursAgo: 236,
  },
  {
    id: 'tidewright-regatta',
    seller: 'demo-seller-elena',
    name: 'Tidewright Regatta',
    condition: 'Excellent',
    description:
      'White dial, red and blue bezel and a striped fabric strap: summer in watch form. Ten months old, with fourteen months of guarantee left. Never been near a boat, to be honest.',
    location: 'Dhanmondi, Dhaka',
    originalPrice: '1100',
    sellingPrice: '790',
    yearsUsed: 1,
    hoursAgo: 46,
  },
  {
    id: 'tidewright-compressor',
    seller: 'demo-seller-mei',
    name: 'Tidewright Compressor',
    condition: 'Fair',
    description:
      'Orange bezel and cushion case, worn hard on the docks for nine years. Scratched all over and keeping perfect time all the same. The strap is new and the seals were changed with the battery.',
    location: 'Boyra, Khulna',
    originalPrice: '1680',
    sellingPrice: '740',
    yearsUsed: 9,
    hoursAgo: 511,
  },
] as const satisfies readonly DemoWatch[];
