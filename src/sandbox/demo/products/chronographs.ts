import type { DemoWatch } from '../demo-product';

export const chronographs = [
  {
    id: 'vestrel-panda',
    seller: 'demo-seller-nadia',
    name: 'Vestrel Panda',
    condition: 'Excellent',
    description:
      'White dial with three black registers and a tachymeter that I have never once needed. The pushers are crisp and all hands return to zero. Full set with box, papers and the spare leather strap.',
    location: 'Banani, Dhaka',
    originalPrice: '3400',
    sellingPrice: '2490',
    yearsUsed: 2,
    hoursAgo: 14,
    advertised: true,
  },
  {
    id: 'vestrel-grand-tour',
    seller: 'demo-seller',
    name: 'Vestrel Grand Tour',
    condition: 'Excellent',
    description:
      'Blue sunburst two-register chronograph on honey leather. Worn on weekend drives, always off at the office. Serviced this year, with the invoice to show for it.',
    location: 'Gulshan, Dhaka',
    originalPrice: '2950',
    sellingPrice: '2100',
    yearsUsed: 3,
    hoursAgo: 33,
    advertised: true,
  },
  {
    id: 'vestrel-gold-register',
    seller: 'demo-seller-elena',
    name: 'Vestrel Gold Register',
    condition: 'Good',
    description:
      'Champagne dial with gold numerals and two sunken registers. It belonged to my father, who looked after it better than his car. Small dent on the lower left lug, otherwise lovely.',
    location: 'Zindabazar, Sylhet',
    originalPrice: '4100',
    sellingPrice: '2750',
    yearsUsed: 8,
    hoursAgo: 189,
  },
  {
    id: 'kestrin-apex-titanium',
    seller: 'demo-seller-tomas',
    name: 'Kestrin Apex Titanium',
    condition: 'Good',
    description:
      'So light that you forget it, until the orange hand starts to sweep. Titanium bracelet with two spare links. Hairline marks on the clasp from a laptop.',
    location: 'Agrabad, Chattogram',
    originalPrice: '2300',
    sellingPrice: '1490',
    yearsUsed: 4,
    hoursAgo: 97,
  },
  {
    id: 'dunmere-rally-72',
    seller: 'demo-seller-grace',
    name: 'Dunmere Rally 72',
    condition: 'Fair',
    description:
      'Brown fumed dial, cream registers and a big cushion case straight from the seventies. The chronograph runs but resets a second early. A watchmaker quoted a modest sum, so the price allows for it.',
    location: 'Shaheb Bazar, Rajshahi',
    originalPrice: '1750',
    sellingPrice: '890',
    yearsUsed: 12,
    hoursAgo: 440,
  },
  {
    id: 'vestrel-midnight-racer',
    seller: 'demo-seller-farhan',
    name: 'Vestrel Midnight Racer',
    condition: 'Excellent',
    description:
      'Black on black with yellow hands, and not a mark on the coating. I bought it in a hurry and wear it too seldom. Box, card and an unopened strap are included.',
    location: 'Uttara, Dhaka',
    originalPrice: '1890',
    sellingPrice: '1360',
    yearsUsed: 1,
    hoursAgo: 22,
  },
] as const satisfies readonly DemoWatch[];
