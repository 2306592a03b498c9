import type { DemoWatch } from '../demo-product';

export const digitalWatches = [
  {
    id: 'quorlex-octa-steel',
    seller: 'demo-seller-mei',
    name: 'Quorlex Octa Steel',
    condition: 'Excellent',
    description:
      'Eight-sided steel case, gold line around the display and a bracelet that eats no arm hair. Alarm, stopwatch, light and hourly chime all work. Display is clear from every side.',
    location: 'Kandirpar, Cumilla',
    originalPrice: '240',
    sellingPrice: '165',
    yearsUsed: 2,
    hoursAgo: 12,
    advertised: true,
  },
  {
    id: 'quorlex-bulwark',
    seller: 'demo-seller-farhan',
    name: 'Quorlex Bulwark',
    condition: 'Good',
    description:
      'Survived two phones, a motorbike and my nephew. Resin has gone slightly shiny at the corners. Battery changed in January.',
    location: 'Uttara, Dhaka',
    originalPrice: '180',
    sellingPrice: '110',
    yearsUsed: 3,
    hoursAgo: 90,
  },
  {
    id: 'quorlex-gold-84',
    seller: 'demo-seller',
    name: 'Quorlex Gold 84',
    condition: 'Good',
    description:
      "The golden square that everybody's uncle had, with a working light and a cheerful alarm. Light wear on the clasp. Fits small to medium wrists.",
    location: 'Gulshan, Dhaka',
    originalPrice: '210',
    sellingPrice: '140',
    yearsUsed: 6,
    hoursAgo: 145,
  },
  {
    id: 'quorlex-aqua-pop',
    seller: 'demo-seller-grace',
    name: 'Quorlex Aqua Pop',
    condition: 'Excellent',
    description:
      'Sea-green resin with a yellow frame and swim-proof to the depth of any pool. Bought for a holiday and worn for nine days. As cheerful as the day I got it.',
    location: "Kolatoli, Cox's Bazar",
    originalPrice: '130',
    sellingPrice: '95',
    yearsUsed: 1,
    hoursAgo: 36,
  },
  {
    id: 'quorlex-negative',
    seller: 'demo-seller-nadia',
    name: 'Quorlex Negative',
    condition: 'Good',
    description:
      'Inverted display with pale digits on black, in a coated octagonal case. Easier to read in sunlight than you would think. Two faint marks on the back.',
    location: 'Banani, Dhaka',
    originalPrice: '260',
    sellingPrice: '170',
    yearsUsed: 2,
    hoursAgo: 255,
  },
  {
    id: 'solvane-metro-lcd',
    seller: 'demo-seller-elena',
    name: 'Solvane Metro LCD',
    condition: 'Fair',
    description:
      'Brushed square with a blue line and a steel mesh, very grown up for a digital. One button is stiff and the mesh has a kink near the clasp. Priced accordingly.',
    location: 'Zindabazar, Sylhet',
    originalPrice: '190',
    sellingPrice: '75',
    yearsUsed: 7,
    hoursAgo: 580,
  },
] as const satisfies readonly DemoWatch[];
