import { settingNames, type ShopSettings } from '../../../../contract/platform/shop-settings';
import { rulesInMarkdown } from '../../../../contract/trust/decision-rules';
import { renderMarkdown } from '../../platform/render-markdown';

/** Characters with a meaning in Markdown, which a setting's value must not have. */
const markup = /[\\`*_[\]<>&#|~]/g;

/** Renders the Markdown of a page, with the settings in place of names such as `{{bookingHours}}`, and the rules of `{{rules}}`. */
export function renderSitePage(content: string, settings: ShopSettings) {
  return renderMarkdown(
    content.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
      if (name === 'rules') return rulesInMarkdown;
      const known = settingNames.find((settingName) => settingName === name);
      return known ? String(settings[known]).replaceAll(markup, '\\$&') : placeholder;
    }),
  );
}
