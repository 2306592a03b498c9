import type { DemoCategoryId } from './demo-categories';
import type { DemoProduct, DemoWatch } from './demo-product';
import { chronographs } from './products/chronographs';
import { digitalWatches } from './products/digital-watches';
import { diveWatches } from './products/dive-watches';
import { dressWatches } from './products/dress-watches';
import { everydayWatches } from './products/everyday-watches';
import { fieldWatches } from './products/field-watches';
import { pilotWatches } from './products/pilot-watches';
import { pocketWatches } from './products/pocket-watches';
import { vintageClassics } from './products/vintage-classics';

const watches = {
  'dress-watches': dressWatches,
  'dive-watches': diveWatches,
  chronographs,
  'field-watches': fieldWatches,
  'pilot-watches': pilotWatches,
  'vintage-classics': vintageClassics,
  'digital-watches': digitalWatches,
  'pocket-watches': pocketWatches,
  'everyday-watches': everydayWatches,
} as const satisfies Record<DemoCategoryId, readonly DemoWatch[]>;

export type DemoProductId = (typeof watches)[DemoCategoryId][number]['id'];

export const demoProducts = Object.entries(watches).flatMap(([category, list]) =>
  list.map((watch: DemoWatch & { id: DemoProductId }): DemoProduct & { id: DemoProductId } => ({
    ...watch,
    category: category as DemoCategoryId,
  })),
);
