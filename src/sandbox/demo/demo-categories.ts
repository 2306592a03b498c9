export interface DemoCategory {
  id: string;
  name: string;
  description: string;
}

/** The categories in the order in which the shop shows them. */
export const demoCategories = [
  {
    id: 'dress-watches',
    name: 'Dress Watches',
    description:
      'Slim cases, quiet dials and a strap that slips under a cuff. These are the watches people save for weddings, interviews and dinners, so most come to us hardly worn and with their boxes.',
  },
  {
    id: 'dive-watches',
    name: 'Dive Watches',
    description:
      'Rotating bezels, bright lume and cases built to take pressure. Whether yours will see a reef or only a sink, every piece here is described honestly, with its last seal check where known.',
  },
  {
    id: 'chronographs',
    name: 'Chronographs',
    description:
      'Stopwatches for the wrist, with pushers that click and small dials that count. From sober two-register pieces to racing pandas, checked by their owners for clean start, stop and reset.',
  },
  {
    id: 'field-watches',
    name: 'Field Watches',
    description:
      'Legible numerals, tough straps and nothing to fuss over. Field watches were made to be knocked about, so expect a story or two on the case, and a price that leaves room for the trip.',
  },
  {
    id: 'pilot-watches',
    name: 'Pilot Watches',
    description:
      'Large dials that can be read at a glance, crowns that turn with gloves on, and a triangle at twelve: cockpit instruments for people who mostly fly economy, in every size and finish.',
  },
  {
    id: 'vintage-classics',
    name: 'Vintage Classics',
    description:
      'Cushion cases, fumed dials and creamy lume from the decades when watches grew bold. Each one is older than its seller would like to admit and has been serviced or is priced for it.',
  },
  {
    id: 'digital-watches',
    name: 'Digital & Retro',
    description:
      'Liquid crystal, light buttons and alarms that nobody learned to switch off. Resin for the gym, steel for the office, and all the charm of the years when the future had an hourly chime.',
  },
  {
    id: 'pocket-watches',
    name: 'Pocket Watches',
    description:
      'Enamel dials, blued hands and a chain for the waistcoat. Wound once a day and heard across a quiet room, these pocket watches have been handed down before and are ready to be again.',
  },
  {
    id: 'everyday-watches',
    name: 'Everyday & Smart Casual',
    description:
      'The one watch for most days: dressed enough for the office, easy enough for the weekend. Bracelets, meshes and colorful dials that go with whatever you happen to be wearing.',
  },
] as const satisfies readonly DemoCategory[];

export type DemoCategoryId = (typeof demoCategories)[number]['id'];
