import type { DemoProductId } from './demo-products';
import { chronographs } from './designs/chronographs';
import { digitalWatches } from './designs/digital-watches';
import { diveWatches } from './designs/dive-watches';
import { dressWatches } from './designs/dress-watches';
import { everydayWatches } from './designs/everyday-watches';
import { fieldWatches } from './designs/field-watches';
import { pilotWatches } from './designs/pilot-watches';
import { pocketWatches } from './designs/pocket-watches';
import { vintageClassics } from './designs/vintage-classics';
import type { WatchDesign } from './drawing/watch-design';

/** What each watch for sale looks like. */
export const demoDesigns: Record<DemoProductId, WatchDesign> = {
  ...dressWatches,
  ...diveWatches,
  ...chronographs,
  ...fieldWatches,
  ...pilotWatches,
  ...vintageClassics,
  ...digitalWatches,
  ...pocketWatches,
  ...everydayWatches,
};
