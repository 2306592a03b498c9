/** A query of a buyer over the demo products, with the ids of the relevant ones. The first is any of them. */
export interface DemoSentence {
  kind: string;
  text: string;
  ids: string[];
}

const allDivers =
  'pelagor-reef-300 pelagor-lagoon pelagor-night-shift tidewright-harbour tidewright-regatta tidewright-compressor';
const dressWatches =
  'orvane-meridian-38 orvane-carre orvane-moonlight kestrin-salon-36 kestrin-regent-enamel orvane-onyx-slim';
const fieldWatches =
  'harrowby-ranger harrowby-surveyor harrowby-blackout corran-outpost-blue corran-trailhead corran-expedition-24';
const pilotWatches =
  'aerwyn-navigator aerwyn-skyline-white aerwyn-two-zones aerwyn-bomber-green solvane-stratus-chrono aerwyn-night-flight';
const boxAndPapers = 'pelagor-reef-300 vestrel-panda vestrel-midnight-racer aerwyn-two-zones';
const papers = `${boxAndPapers} orvane-carre aerwyn-navigator`;
const waterResistant =
  'pelagor-reef-300 pelagor-lagoon pelagor-night-shift quorlex-bulwark quorlex-aqua-pop';
const deep = 'pelagor-reef-300 pelagor-lagoon pelagor-night-shift quorlex-bulwark';
const manual =
  'orvane-onyx-slim dunmere-rally-72 corran-outpost-blue dunmere-sovereign-58 thornby-stationmaster thornby-silver-guilloche';
const automatic =
  'orvane-meridian-38 kestrin-regent-enamel pelagor-reef-300 pelagor-lagoon pelagor-night-shift tidewright-harbour vestrel-panda vestrel-grand-tour aerwyn-two-zones solvane-arbor-green';
const titanium = 'kestrin-apex-titanium harrowby-ranger aerwyn-navigator kestrin-commuter';

/**
 * Written before the search read negations, attributes, forms and uses. One a line: kind; text; ids of the
 * relevant products.
 */
const lines = `
negation; dive watch but not black; pelagor-reef-300 pelagor-lagoon tidewright-harbour tidewright-regatta tidewright-compressor
negation; a diver without a rubber strap; pelagor-reef-300 tidewright-regatta tidewright-compressor tidewright-harbour
negation; pilot watch no chronograph; aerwyn-navigator aerwyn-skyline-white aerwyn-two-zones aerwyn-bomber-green aerwyn-night-flight
negation; automatic not quartz; ${automatic}
negation; chronograph that is not black; vestrel-panda vestrel-grand-tour vestrel-gold-register kestrin-apex-titanium dunmere-rally-72
negation; vintage watch except dunmere; kestrin-tuxedo-61 tidewright-skin-65
negation; dress watch not gold; orvane-moonlight kestrin-salon-36 orvane-onyx-slim
negation; digital watch nothing over $150; quorlex-bulwark quorlex-gold-84 quorlex-aqua-pop solvane-metro-lcd
negation; field watch without titanium please; harrowby-surveyor harrowby-blackout corran-outpost-blue corran-trailhead corran-expedition-24
negation; solvane but not blue; solvane-arbor-green solvane-atelier-salmon solvane-rose-mesh solvane-cardinal
negation; i want a bronze watch, no pocket watches; tidewright-harbour corran-trailhead aerwyn-bomber-green
negation; pelagor anything but black; pelagor-reef-300 pelagor-lagoon
negation; titanium watch, not too big; kestrin-commuter harrowby-ranger
negation; diver under 1000 not quartz; pelagor-lagoon pelagor-night-shift tidewright-regatta
negation; everyday watch no mesh; solvane-arbor-green solvane-atelier-salmon kestrin-commuter solvane-cardinal
filled in; waterproof watch; ${waterResistant}
filled in; waterproof; ${waterResistant}
filled in; 20 bar; ${deep}
filled in; watch rated to 200 m; ${deep}
filled in; 300m water resistance; pelagor-reef-300
filled in; 1972; dunmere-rally-72
filled in; a watch from 1961; kestrin-tuxedo-61
filled in; watch made in 2024; pelagor-reef-300
filled in; something from the fifties; dunmere-sovereign-58
filled in; 1970s watch; dunmere-rally-72 dunmere-cushion-74 dunmere-emerald-78
filled in; 41.5mm; pelagor-reef-300
filled in; 40 mm; pelagor-lagoon vestrel-panda
filled in; watch smaller than 37mm; kestrin-salon-36
filled in; 38-40mm watch; orvane-meridian-38 pelagor-lagoon vestrel-panda corran-outpost-blue
filled in; bigger than 43 mm; tidewright-compressor aerwyn-navigator
filled in; box and papers; ${boxAndPapers}
filled in; full set; ${boxAndPapers}
filled in; with original box and papers; ${boxAndPapers}
filled in; chronograph with box and papers; vestrel-panda vestrel-midnight-racer
filled in; full set under 1500; vestrel-midnight-racer
filled in; comes with papers; ${papers}
filled in; hand wound; ${manual}
filled in; manual winding field watch; corran-outpost-blue
filled in; quartz under 700; kestrin-salon-36 corran-trailhead solvane-rose-mesh
filled in; automatic diver 200 m; pelagor-reef-300 pelagor-lagoon pelagor-night-shift
filled in; diver with rubber strap; pelagor-lagoon pelagor-night-shift
filled in; titanium; ${titanium}
filled in; steel bracelet automatic; pelagor-reef-300 vestrel-panda aerwyn-two-zones
forms; hiking; harrowby-ranger ashgrove-bronze-field ${fieldWatches}
forms; hike; ashgrove-bronze-field ${fieldWatches}
forms; watch for swimming; ${waterResistant} ${allDivers}
forms; swim; ${waterResistant} ${allDivers}
forms; dressy watch; solvane-atelier-salmon ${dressWatches}
forms; still under warranty; tidewright-regatta
forms; with guarantee; tidewright-regatta
forms; glowing numerals; aerwyn-night-flight pelagor-night-shift solvane-cardinal harrowby-blackout
forms; light weight watch; kestrin-apex-titanium kestrin-commuter harrowby-ranger aerwyn-navigator
forms; trekking watch; ${fieldWatches}
forms; recently serviced chronograph; vestrel-grand-tour solvane-stratus-chrono
forms; scratched diver; tidewright-compressor
use; hiking watch; harrowby-ranger ashgrove-bronze-field ${fieldWatches}
use; watch to wear with a suit; ${dressWatches}
use; something for the office; solvane-cardinal vestrel-grand-tour ${dressWatches}
use; watch for diving holidays; ${allDivers} quorlex-aqua-pop
use; watch for thin wrist; kestrin-salon-36 dunmere-petite-carre orvane-meridian-38 quorlex-gold-84
use; big watch for big wrists; aerwyn-navigator tidewright-compressor
use; wedding guest watch; ${dressWatches}
use; rugged beater; quorlex-bulwark tidewright-compressor ${fieldWatches}
use; beach watch; quorlex-aqua-pop ${allDivers}
use; watch for camping and outdoors; ${fieldWatches}
use; travel watch with second time zone; aerwyn-two-zones corran-expedition-24
use; watch for racing fans; vestrel-midnight-racer vestrel-grand-tour dunmere-rally-72 vestrel-panda
use; gift for a pilot; ${pilotWatches}
use; retirement present; thornby-moonphase
use; something my grandfather would carry; dunmere-sovereign-58 thornby-stationmaster thornby-silver-guilloche thornby-railway thornby-moonphase ashgrove-gala
use; simple watch for every day; solvane-rose-mesh solvane-arbor-green solvane-atelier-salmon solvane-pier-blue kestrin-commuter solvane-cardinal
slang; panda chronograph; vestrel-panda
slang; pepsi bezel diver; tidewright-regatta
slang; batman; aerwyn-two-zones
slang; square watch; quorlex-gold-84 solvane-metro-lcd
slang; rectangular dress watch; orvane-carre
slang; blacked out watch; vestrel-midnight-racer pelagor-night-shift harrowby-blackout quorlex-negative
slang; murdered out diver; pelagor-night-shift
slang; salmon dial; solvane-atelier-salmon
slang; tank style; orvane-carre dunmere-petite-carre
slang; milanese; orvane-onyx-slim solvane-metro-lcd solvane-pier-blue solvane-rose-mesh tidewright-skin-65
slang; moon phase watch; orvane-moonlight thornby-moonphase
slang; chronograph with two subdials; vestrel-grand-tour vestrel-gold-register
slang; gmt; aerwyn-two-zones corran-expedition-24
slang; vintage diver; tidewright-skin-65
slang; flieger; ${pilotWatches}
sentence; what is the best diving watch i can get for 1000; pelagor-lagoon pelagor-night-shift tidewright-regatta tidewright-compressor
sentence; do you have a black watch with yellow hands; vestrel-midnight-racer
sentence; looking for a green bronze diver; tidewright-harbour
sentence; i need a cheap digital watch for my nephew; quorlex-bulwark quorlex-gold-84 quorlex-aqua-pop solvane-metro-lcd quorlex-octa-steel quorlex-negative
sentence; is there a blue dress watch for less than 1500 dollars; orvane-moonlight
sentence; pocket watch that shows the moon; thornby-moonphase
sentence; something from my birth year 1958; dunmere-sovereign-58
sentence; a white dial watch with roman numerals; kestrin-regent-enamel
sentence; i would like a small gold watch for my wife; dunmere-petite-carre quorlex-gold-84 orvane-carre solvane-rose-mesh
sentence; which automatic chronograph comes as a full set; vestrel-panda
sentence; watch that glows in the dark; aerwyn-night-flight pelagor-night-shift harrowby-blackout
sentence; an everyday watch with a red dial; solvane-cardinal
`;

export const demoSentences: DemoSentence[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [kind = '', text = '', ids = ''] = line.split(';').map((part) => part.trim());
    return { kind, text, ids: [...new Set(ids.split(' '))] };
  });
