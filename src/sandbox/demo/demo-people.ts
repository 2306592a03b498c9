import { demoBuyers } from './demo-buyers';
import type { DemoPerson } from './demo-person';
import { demoSellers } from './demo-sellers';

export const demoAdmin = {
  id: 'demo-admin',
  name: 'Amelia Hart',
  email: 'admin@secondhand.example',
  password: 'demo-admin',
  role: 'Admin',
  verified: true,
  daysAgo: 70,
} as const satisfies DemoPerson;

export const demoModerator = {
  id: 'demo-moderator',
  name: 'Ravi Menon',
  email: 'moderator@secondhand.example',
  password: 'demo-moderator',
  role: 'moderator',
  verified: true,
  hasNoPhoto: true,
  daysAgo: 60,
} as const satisfies DemoPerson;

export const demoPeople: readonly DemoPerson[] = [
  demoAdmin,
  demoModerator,
  ...demoSellers,
  ...demoBuyers,
];
