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
  avatar: {
    skin: '#e9c0a0',
    hair: 'swept',
    hairColour: '#7a3f22',
    top: '#22303c',
    ground: '#c9d6df',
    glasses: true,
  },
} as const satisfies DemoPerson;

export const demoPeople: readonly DemoPerson[] = [demoAdmin, ...demoSellers, ...demoBuyers];
