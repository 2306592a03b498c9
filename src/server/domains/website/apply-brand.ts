import { brandVariables } from '../../../contract/platform/brand-colors';
import type { PublicConfiguration } from '../../../contract/platform/configuration';
import {
  brandDefaults,
  defaultLogo,
  defaultShopName,
  type Brand,
} from '../../../contract/platform/shop-defaults';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { escapeHtml } from '../platform/escape-html';

const scriptsAndStyles = /(<script\b[^]*?<\/script>|<style\b[^]*?<\/style>)/;

/** The icons of a browser's tab and of a phone. The shop's picture replaces all of them. */
const iconElements = /(?:\s*<link rel="(?:icon|apple-touch-icon)"[^>]*>)+/;

/** Replaces the default name, brand and nouns in a built page, which has no texts of users. */
export function applyBrand(page: string, configuration: PublicConfiguration): string {
  const replacements = listReplacements(configuration);
  const brand = { ...brandDefaults, ...configuration.brand };
  const branded = page
    .split(scriptsAndStyles)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : replacements.reduce(
            (html, [text, value]) => html.replaceAll(text, () => escapeHtml(value)),
            inGoodsWords(part),
          ),
    )
    .join('');
  return addColors(
    brand.favicon === brandDefaults.favicon
      ? branded
      : branded.replace(iconElements, () => iconLinks(brand.favicon)),
    brand,
  );
}

/** Returns the default texts, and what replaces each of them. */
function listReplacements(configuration: PublicConfiguration): [text: string, value: string][] {
  const { shopName = defaultShopName, logo = defaultLogo, brand = {} } = configuration;
  const { titleSuffix, tagline, heroText, sharePicture } = { ...brandDefaults, ...brand };
  const headline = inGoodsWords(brandDefaults.heroHeadline);
  return [
    [defaultShopName, shopName],
    [defaultLogo, logo],
    [brandDefaults.sharePicture, sharePicture],
    // The tagline is the same text by default.
    [`- ${brandDefaults.titleSuffix}`, `- ${titleSuffix}`],
    [brandDefaults.tagline, tagline],
    [headline, brand.heroHeadline ?? headline],
    [brandDefaults.heroText, heroText],
  ];
}

function iconLinks(picture: string): string {
  const href = escapeHtml(picture);
  return `<link rel="icon" href="${href}"><link rel="apple-touch-icon" href="${href}">`;
}

/** Adds the shades as CSS variables. They apply without a layer, so they win over those of the theme. */
function addColors(page: string, { mainColor, accentColor }: Brand): string {
  if (mainColor === brandDefaults.mainColor && accentColor === brandDefaults.accentColor)
    return page;
  const variables = Object.entries(brandVariables({ mainColor, accentColor })).map(
    ([name, color]) => `${name}:${color}`,
  );
  return page.replace('</head>', () => `<style>:root{${variables.join(';')}}</style></head>`);
}
