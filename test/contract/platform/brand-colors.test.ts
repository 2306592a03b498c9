import * as fc from 'fast-check';
import {
  brandShades,
  contrast,
  readableAccentColor,
  readableMainColor,
} from '../../../src/contract/platform/brand-colors';
import { accentScale, mainScale } from '../../../src/contract/platform/brand-scales';
import { brandDefaults } from '../../../src/contract/platform/shop-defaults';

const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

test('the default colors have the default shades', () => {
  expect(brandShades(brandDefaults)).toEqual({ ink: mainScale, amber: accentScale });
  expect(readableMainColor(brandDefaults.mainColor)).toBe(brandDefaults.mainColor);
  expect(readableAccentColor(brandDefaults.accentColor)).toBe(brandDefaults.accentColor);
});

test('an accepted color is used as it is, and a refused one has a proposal that is accepted', () => {
  fc.assert(
    fc.property(colors, (color) => {
      const mainColor = readableMainColor(color);
      const accentColor = readableAccentColor(color);
      expect(readableMainColor(mainColor)).toBe(mainColor);
      expect(readableAccentColor(accentColor)).toBe(accentColor);
      const { ink, amber } = brandShades({ mainColor, accentColor });
      expect([ink[700], amber[500]]).toEqual([mainColor, accentColor]);
    }),
  );
});

test('texts are readable in both color modes with any accepted colors', () => {
  fc.assert(
    fc.property(colors, colors, (main, accent) => {
      const { ink, amber } = brandShades({
        mainColor: readableMainColor(main),
        accentColor: readableAccentColor(accent),
      });
      const pairs = {
        'button in light mode': ['#ffffff', ink[700]],
        'link on a quiet area in light mode': [ink[700], ink[50]],
        'button in dark mode': [ink[900], amber[500]],
        'text on a muted area in dark mode': [amber[200], ink[700]],
        'link in dark mode': [amber[200], '#161e2b'],
        'text of Home': [ink[100], ink[900]],
        'tagline of Home': [amber[300], ink[900]],
      };
      for (const [place, [text, ground]] of Object.entries(pairs) as [string, [string, string]][])
        expect([place, contrast(text, ground) >= 4.5]).toEqual([place, true]);
    }),
    // Rounding a channel to its nearest value once made these too faint.
    {
      examples: [
        ['#0a6875', '#7799bd'],
        ['#98bb8a', '#dc4b53'],
      ],
    },
  );
});
