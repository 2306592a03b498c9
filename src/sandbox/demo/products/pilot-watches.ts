import type { DemoWatch } from '../demo-product';

export const pilotWatches = [
  {
    id: 'aerwyn-navigator',
    seller: 'demo-seller',
    name: 'Aerwyn Navigator',
    condition: 'Excellent',
    description:
      'Large black dial with the classic triangle, in grey titanium on soft suede. I am between wrists of a sensible size and this one is for a bigger one. Flawless, with all papers.',
    location: 'Gulshan, Dhaka',
    originalPrice: '1350',
    sellingPrice: '940',
    yearsUsed: 2,
    hoursAgo: 18,
    advertised: true,
  },
  {
    id: 'aerwyn-skyline-white',
    seller: 'demo-seller-elena',
    name: 'Aerwyn Skyline White',
    condition: 'Good',
    description:
      'Crisp white dial with blue hands, a rare look for a pilot watch. A few light marks on the polished bezel. The navy strap was fitted last month.',
    location: 'Dhanmondi, Dhaka',
    originalPrice: '1180',
    sellingPrice: '760',
    yearsUsed: 3,
    hoursAgo: 132,
  },
  {
    id: 'aerwyn-two-zones',
    seller: 'demo-seller-nadia',
    name: 'Aerwyn Two Zones',
    condition: 'Excellent',
    description:
      'Black and blue 24-hour bezel on a five-link bracelet, bought for a job that then went remote. Keeps time within three seconds. Complete, down to the hang tag.',
    location: 'Banani, Dhaka',
    originalPrice: '2250',
    sellingPrice: '1640',
    yearsUsed: 2,
    hoursAgo: 57,
    advertised: true,
  },
  {
    id: 'aerwyn-bomber-green',
    seller: 'demo-seller-grace',
    name: 'Aerwyn Bomber Green',
    condition: 'Good',
    description:
      'Bronze and forest green, with sand-coloured lume that looks older than it is. The strap is oiled leather and smells like a saddle. Runs a little fast in the heat.',
    location: "Kolatoli, Cox's Bazar",
    originalPrice: '1420',
    sellingPrice: '910',
    yearsUsed: 4,
    hoursAgo: 220,
  },
  {
    id: 'solvane-stratus-chrono',
    seller: 'demo-seller-tomas',
    name: 'Solvane Stratus Chrono',
    condition: 'Good',
    description:
      'Navy three-register chronograph with full numerals on brown leather. Service done eighteen months ago. There is a hairline on the case between the pushers.',
    location: 'Agrabad, Chattogram',
    originalPrice: '1690',
    sellingPrice: '1080',
    yearsUsed: 5,
    hoursAgo: 310,
  },
  {
    id: 'aerwyn-night-flight',
    seller: 'demo-seller-farhan',
    name: 'Aerwyn Night Flight',
    condition: 'Fair',
    description:
      'Every numeral glows, which was fun until I shared a bedroom. Coating worn at the edges and one deep mark on the side. Mechanically in fine order.',
    location: 'Uttara, Dhaka',
    originalPrice: '990',
    sellingPrice: '430',
    yearsUsed: 6,
    hoursAgo: 605,
  },
] as const satisfies readonly DemoWatch[];
