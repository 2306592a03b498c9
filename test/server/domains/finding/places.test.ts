import { placeOf } from '../../../../src/server/domains/finding/places';

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
