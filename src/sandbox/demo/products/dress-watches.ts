import type { DemoWatch } from '../demo-product';

export const dressWatches = [
  {
    id: 'orvane-meridian-38',
    seller: 'demo-seller',
    name: 'Orvane Meridian 38',
    condition: 'Excellent',
    description:
      'Slim gold-tone dress watch with a silver sunburst dial and applied wedges. Worn to four weddings and otherwise kept in its box, so the case has no marks that I can find. The alligator-grain strap is new, the original one is included.',
    location: 'Gulshan, Dhaka',
    originalPrice: '1850',
    sellingPrice: '1190',
    yearsUsed: 2,
    hoursAgo: 5,
    advertised: true,
  },
  {
    id: 'orvane-carre',
    seller: 'demo-seller-elena',
    name: 'Orvane Carré Rose',
    condition: 'Excellent',
    description:
      'Rectangular rose-gold case with a guilloché centre and blued leaf hands. Serviced last spring by the maker, and the papers come with it. Sits very flat under a shirt cuff.',
    location: 'Dhanmondi, Dhaka',
    originalPrice: '2400',
    sellingPrice: '1650',
    yearsUsed: 3,
    hoursAgo: 51,
    advertised: true,
  },
  {
    id: 'orvane-moonlight',
    seller: 'demo-seller-tomas',
    name: 'Orvane Moonlight',
    condition: 'Good',
    description:
      'Deep blue linen dial with a moon phase that I have kept set all these years. Light marks on the caseback from desk work, the crystal is clean. A quiet watch until somebody looks closely.',
    location: 'Agrabad, Chattogram',
    originalPrice: '2150',
    sellingPrice: '1340',
    yearsUsed: 4,
    hoursAgo: 118,
  },
  {
    id: 'kestrin-salon-36',
    seller: 'demo-seller-nadia',
    name: 'Kestrin Salon 36',
    condition: 'Excellent',
    description:
      'Small and warm, with a blush dial that changes from cream to copper in the light. Bought as a gift a year ago, but it was the wrong size for the wrist. Comes with tags, box and a second strap.',
    location: 'Banani, Dhaka',
    originalPrice: '980',
    sellingPrice: '640',
    yearsUsed: 1,
    hoursAgo: 29,
  },
  {
    id: 'kestrin-regent-enamel',
    seller: 'demo-seller',
    name: 'Kestrin Regent Enamel',
    condition: 'Good',
    description:
      'White enamel dial with Roman numerals and small seconds, in a stepped gold-tone case. Keeps time within five seconds a day. The strap shows its age and deserves replacing.',
    location: 'Gulshan, Dhaka',
    originalPrice: '3200',
    sellingPrice: '2280',
    yearsUsed: 6,
    hoursAgo: 204,
  },
  {
    id: 'orvane-onyx-slim',
    seller: 'demo-seller-mei',
    name: 'Orvane Onyx Slim',
    condition: 'Fair',
    description:
      "Black sunburst dial on a steel mesh, hand-wound every morning for seven years. There is a scratch on the crystal near two o'clock, shown on request. Priced so that you can have it polished out.",
    location: 'Kandirpar, Cumilla',
    originalPrice: '1200',
    sellingPrice: '560',
    yearsUsed: 7,
    hoursAgo: 392,
  },
] as const satisfies readonly DemoWatch[];
