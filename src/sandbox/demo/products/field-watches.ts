import type { DemoWatch } from '../demo-product';

export const fieldWatches = [
  {
    id: 'harrowby-ranger',
    seller: 'demo-seller',
    name: 'Harrowby Ranger',
    condition: 'Good',
    description:
      'Titanium field watch with an olive dial, a 24-hour ring and an orange seconds hand. Two treks and many commutes behind it, with light scuffs to prove it. The fabric strap has been washed and is like new.',
    location: 'Gulshan, Dhaka',
    originalPrice: '420',
    sellingPrice: '265',
    yearsUsed: 3,
    hoursAgo: 40,
    advertised: true,
  },
  {
    id: 'harrowby-surveyor',
    seller: 'demo-seller-mei',
    name: 'Harrowby Surveyor',
    condition: 'Excellent',
    description:
      'Cream dial, dark numerals and a suede strap that only gets better. Used for one season of weekend walks. The easiest watch to read that I have owned.',
    location: 'Kandirpar, Cumilla',
    originalPrice: '390',
    sellingPrice: '280',
    yearsUsed: 1,
    hoursAgo: 63,
  },
  {
    id: 'harrowby-blackout',
    seller: 'demo-seller-farhan',
    name: 'Harrowby Blackout',
    condition: 'Good',
    description:
      'Black case and green lume, made for people who get up before the sun. Small rub on the crown side. Second strap in sand colour comes with it.',
    location: 'Uttara, Dhaka',
    originalPrice: '450',
    sellingPrice: '290',
    yearsUsed: 2,
    hoursAgo: 150,
  },
  {
    id: 'corran-outpost-blue',
    seller: 'demo-seller-grace',
    name: 'Corran Outpost Blue',
    condition: 'Excellent',
    description:
      'Matt blue with cream numerals and a big crown that is a pleasure to wind. Kept in a drawer of six watches, so it has had an easy life. Sold with the original canvas roll.',
    location: 'Shaheb Bazar, Rajshahi',
    originalPrice: '520',
    sellingPrice: '375',
    yearsUsed: 2,
    hoursAgo: 84,
  },
  {
    id: 'corran-trailhead',
    seller: 'demo-seller-nadia',
    name: 'Corran Trailhead',
    condition: 'Good',
    description:
      'Bronze case and a dial the colour of strong tea. The patina is natural and can be polished away if you prefer it bright. New battery in March.',
    location: 'Banani, Dhaka',
    originalPrice: '610',
    sellingPrice: '395',
    yearsUsed: 5,
    hoursAgo: 270,
  },
  {
    id: 'corran-expedition-24',
    seller: 'demo-seller-tomas',
    name: 'Corran Expedition 24',
    condition: 'Fair',
    description:
      'The bezel counts a second time zone and has done so in eleven countries. Scratches on bezel and case, crystal replaced last year. Reliable as a kettle.',
    location: 'Agrabad, Chattogram',
    originalPrice: '780',
    sellingPrice: '360',
    yearsUsed: 8,
    hoursAgo: 565,
  },
] as const satisfies readonly DemoWatch[];
