import { settingNames, type ShopSettings } from '../../../../contract/platform/shop-settings';
import { rulesInMarkdown } from '../../../../contract/trust/decision-rules';
import { pluralize } from '../../../../contract/text/pluralize';
import { inGoodsWords } from '../../../../contract/website/goods-words';
import { renderMarkdown } from '../../platform/render-markdown';

/** Characters with a meaning in Markdown, which a setting's value must not have. */
const markup = /[\\`*_[\]<>&#|~]/g;

/**
 * Renders the Markdown of a page, with the settings in place of names such as `{{bookingHours}}`, and the rules of
 * `{{rules}}`; 1 hours is 1 hour.
 */
export function renderSitePage(content: string, settings: ShopSettings) {
  return renderMarkdown(
    content.replaceAll(/\{\{(\w+)\}\}(?: (hour|day)s\b)?/g, (text, name: string, unit?: string) => {
      if (name === 'rules') return inGoodsWords(rulesInMarkdown);
      const known = settingNames.find((settingName) => settingName === name);
      if (!known) return text;
      const value = settings[known];
      if (typeof value === 'object') return text;
      if (unit && typeof value === 'number') return pluralize(value, unit);
      return String(value).replaceAll(markup, '\\$&') + (unit ? ` ${unit}s` : '');
    }),
  );
}
