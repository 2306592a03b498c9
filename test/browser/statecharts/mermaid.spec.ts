import type { Page } from '@playwright/test';
import { allStates, allTransitions, type Chart } from '../../../src/statecharts/chart/chart';
import { diagrams } from '../../statecharts/export/diagrams';
import { features } from '../../statecharts/features/features';
import { expect, test } from '../spec/fixtures';

declare const mermaid: { render: (id: string, text: string) => Promise<{ svg: string }> };

/** The text without line-breaking spaces. */
const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** The visible texts of a diagram. */
async function renderedText(page: Page, text: string): Promise<string> {
  return page.evaluate(async (diagram) => {
    const { svg } = await mermaid.render('diagram', diagram);
    document.body.innerHTML = svg;
    return document.body.innerText;
  }, text);
}

function labelsIn(chart: Chart): string[] {
  return [
    ...allStates(chart).map(({ key, type }) => (type === 'history' ? 'H' : key)),
    ...allTransitions(chart).map(({ label }) => label),
  ];
}

test('Mermaid renders every text of a diagram', { tag: '@long' }, async ({ page }) => {
  await page.setContent('<body></body>');
  await page.addScriptTag({ path: require.resolve('@mermaid-js/tiny') });
  for (const { name, chart, text } of diagrams) {
    // In Mermaid, the order of the arrows is the order of evaluation.
    const omittedLabels = ['otherwise', '1.', '2.'];
    const { texts = [] } = features.find((feature) => feature.name === name) ?? {};
    const rendered = withoutSpaces(await renderedText(page, text));
    const missing = [...labelsIn(chart), ...texts].filter(
      (part) => !rendered.includes(withoutSpaces(part)) && !omittedLabels.includes(part),
    );
    expect([name, missing]).toEqual([name, []]);
  }
});
