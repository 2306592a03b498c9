import { parsePlace } from '../../../../src/contract/finding/known-place';
import { countryCodeOf } from '../../../../src/server/domains/finding/countries';
import { placeNames } from '../../../../src/server/domains/finding/place-names';
import { placeOf, valueOfName } from '../../../../src/server/domains/finding/places';

test.each([
  ['Dhaka', 'Dhaka'],
  ['Dhaka 1216', 'Dhaka'],
  ['Dhaka-1216', 'Dhaka'],
  ['dhaka', 'Dhaka'],
  ['DHAKA, BANGLADESH', 'Dhaka'],
  ['Dhaka Bangladesh', 'Dhaka'],
  ['Mirpur 10, Dhaka 1216, Bangladesh', 'Dhaka'],
  ['Mirpur Dhaka', 'Dhaka'],
  ['Dhaka, Mirpur', 'Dhaka'],
  ['ঢাকা ১২১৬', 'Dhaka'],
  ['মিরপুর, ঢাকা, বাংলাদেশ', 'Dhaka'],
  ['Agrabad, Chittagong', 'Chattogram'],
  ['চট্টগ্রাম', 'Chattogram'],
  ['CTG', 'Chattogram'],
  ['Comilla', 'Cumilla'],
  ['Kandirpar, Cumilla', 'Cumilla'],
  ['Cumilla, Chattogram Division', 'Cumilla'],
  ['Uttara, Dhaka Division', 'Dhaka'],
  ['Jessore Sadar', 'Jashore'],
  ['Bogra', 'Bogura'],
  ['Barisal District', 'Barishal'],
  ['Dhaka Road, Jashore', 'Jashore'],
  ["Kolatoli, Cox's Bazar", "Cox's Bazar"],
  ['coxs bazar', "Cox's Bazar"],
  ['München', 'Munich'],
  ['80331 München, Deutschland', 'Munich'],
  ['10115 Berlin', 'Berlin'],
  ['Camden, London NW1 8AB, UK', 'London'],
  ['Austin, TX 78701', 'Austin'],
  ['Toronto, M5V 2T6, Canada', 'Toronto'],
  ['1012 AB Amsterdam, Netherlands', 'Amsterdam'],
  ['Paris, France', 'Paris'],
  ['Lyon, Frankreich', 'Lyon'],
  ['Orchard Road, Singapore', 'Singapore'],
  ['oslo', 'Oslo'],
  ['Berlin Mitte, Germany', 'Berlin'],
  ['London, Canada', 'London, Canada'],
  ['London, England', 'London'],
  ['San Salvador, El Salvador', 'San Salvador'],
  ['Atlanta, Georgia', 'Atlanta'],
  ['Hong Kong, China', 'Hong Kong'],
  ['Bangladesh', 'Bangladesh'],
  ['1216', undefined],
  [' , ', undefined],
])('the place of the location "%s" is %s', (location, label) => {
  expect(placeOf(location)?.label).toBe(label);
});

test('the spellings of one town have the same facet value', () => {
  const values = ['Dhaka', 'Dhaka 1216', 'Dhaka, Bangladesh', 'ঢাকা'].map(
    (location) => placeOf(location)?.value,
  );
  expect(new Set(values)).toEqual(new Set(['dhaka']));
  expect(placeOf("Cox's Bazar")?.value).toBe('coxs bazar');
});

test('each place that the search knows has a position, a country and names of its own', () => {
  const lines = placeNames.trim().split('\n');
  const places = lines.map((line) => parsePlace(line)!);
  expect(lines.filter((_line, index) => !places[index])).toEqual([]);
  const cityStates = ['Gibraltar', 'Hong Kong', 'Macao', 'Monaco', 'Singapore'];
  const countries = places.map(({ country }) => country);
  expect(countries.filter((each) => !countryCodeOf(each) && !cityStates.includes(each))).toEqual(
    [],
  );
  const values = places.map(({ names }) => [...new Set(names.map(valueOfName))]);
  expect(values.filter((each) => each.length > 1)).toEqual([]);
  expect(new Set(values.flat()).size).toBe(places.length);
});
