import * as z from 'zod/mini';
import { requiredText } from '../text/text';
import { toSingleLine } from '../text/single-line';
import { readableAccentColor, readableMainColor } from './brand-colors';
import type { BrandSettingName } from './shop-defaults';

interface BrandSetting {
  label: string;
  hint: string;
}

/** The texts of the brand, which built pages contain. */
export const brandTexts = {
  tagline: { label: 'Tagline', max: 60, hint: 'On Home and at the bottom of every page.' },
  titleSuffix: { label: 'Title suffix', max: 60, hint: "After the title in a browser's tab." },
  heroHeadline: { label: 'Headline of Home', max: 80, hint: 'Large, over the picture.' },
  heroText: { label: 'Text of Home', max: 160, hint: 'Below the headline.' },
  goodsSingular: { label: 'One of the goods', max: 30, hint: 'A noun, such as camera.' },
  goodsPlural: { label: 'Several of the goods', max: 30, hint: 'A noun, such as cameras.' },
} satisfies Partial<Record<BrandSettingName, BrandSetting & { max: number }>>;

export const brandColors = {
  mainColor: { label: 'Main color', hint: 'Of buttons and links. The shades follow from it.' },
  accentColor: { label: 'Accent color', hint: 'Of buttons in dark mode, and of what waits.' },
} satisfies Partial<Record<BrandSettingName, BrandSetting>>;

/** The pictures of the shop. A setting has the URL of an uploaded picture, or the path of the default one. */
export const shopPictures = {
  logo: { label: 'Logo', hint: 'Square, shown at the top of every page.' },
  favicon: { label: 'Icon', hint: 'Square, at least 512 pixels, for tabs and phones.' },
  sharePicture: { label: 'Share picture', hint: '1200 × 630 pixels, of links in other apps.' },
  heroPicture: {
    label: 'Picture of Home',
    hint: 'Wide and dark; its left side is under the text.',
  },
} satisfies Partial<Record<BrandSettingName | 'logo', BrandSetting>>;

export type ShopPictureName = keyof typeof shopPictures;
export const shopPictureNames = Object.keys(shopPictures) as ShopPictureName[];

function pictureSchema({ label }: BrandSetting) {
  const message = `${label} must be the URL of an uploaded picture.`;
  return z.string(message).check(z.minLength(1, message), z.maxLength(2000, message));
}

const textSchema = ({ label, max }: BrandSetting & { max: number }) =>
  z.pipe(requiredText(`${label} is required.`, max), z.transform(toSingleLine));

function colorSchema({ label }: BrandSetting, findReadable: (color: string) => string) {
  const invalid = `${label} must be a color such as #1d2f50.`;
  return z.string(invalid).check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^#[\da-f]{6}$/, { error: invalid, abort: true }),
    z.refine((color) => findReadable(color) === color, {
      error: ({ input }) =>
        `Text on this color is hard to read. The nearest readable one is ${findReadable(String(input))}.`,
    }),
  );
}

/** Nouns stand in the HTML of built pages as they are. Those from right to left are isolated (`toSingleLine`). */
const noun = /^[\p{L}\p{M}\p{N} \u2068\u2069-]*$/u;

function nounSchema(setting: BrandSetting & { max: number }) {
  const message = `${setting.label} must be a noun of letters, such as camera.`;
  return textSchema(setting).check(z.refine((text) => noun.test(text), message));
}

export const brandSchemas = {
  ...mapValues(brandTexts, textSchema),
  goodsSingular: nounSchema(brandTexts.goodsSingular),
  goodsPlural: nounSchema(brandTexts.goodsPlural),
  ...mapValues(shopPictures, pictureSchema),
  mainColor: colorSchema(brandColors.mainColor, readableMainColor),
  accentColor: colorSchema(brandColors.accentColor, readableAccentColor),
};

function mapValues<Name extends string, Value, Mapped>(
  values: Readonly<Record<Name, Value>>,
  map: (value: Value) => Mapped,
) {
  return Object.fromEntries(
    Object.entries<Value>(values).map(([name, value]) => [name, map(value)]),
  ) as Record<Name, Mapped>;
}
