import { stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { PublicConfiguration } from '../../../contract/platform/configuration';
import {
  embeddedResponsesElementId,
  renderPlaceholders,
  type PageRenderer,
  type PageToRender,
  type RendererModule,
} from '../../../contract/website/rendered-page';
import type { JsonResponse } from './page-data';
import { createPage, type BuiltPage, type Page } from './page-loader';

/** Renders a page, and inserts the result into the built file of its route. */
export type RenderPage = (
  file: BuiltPage,
  page: Omit<PageToRender, 'responses'> & { responses: readonly JsonResponse[] },
) => Promise<Page>;

/** Opens the client's build for Node, which renders pages. Returns undefined if it does not exist. */
export async function openRenderer(
  rendererFile: string,
  getConfiguration: () => PublicConfiguration,
): Promise<RenderPage | undefined> {
  const isBuilt = await stat(rendererFile).then(
    () => true,
    () => false,
  );
  if (!isBuilt) return undefined;
  // Loaded at the start, so that the first visitor does not wait for it.
  const renderer = loadRenderer(rendererFile, getConfiguration);

  return async (file, { responses, ...page }) => {
    const parsed = responses.map(({ json, ...response }) => ({
      ...response,
      body: JSON.parse(json) as unknown,
    }));
    const currentYear = new Date().getFullYear();
    const { head, body } = await renderer({ ...page, responses: parsed });
    const json = JSON.stringify(parsed).replaceAll('<', '\\u003c');
    const attributes = `data-year="${currentYear}" id="${embeddedResponsesElementId}"`;
    const element = `<script type="application/json" ${attributes}>${json}</script>`;
    // At the end, because only the scripts read it, which load after the first paint.
    const html = removeReplacedMetaTags(file.html, head)
      .replace('</body>', () => `${element}</body>`)
      .replace(renderPlaceholders.head, () => head)
      .replace(renderPlaceholders.body, () => body);
    return createPage(html);
  };
}

function loadRenderer(file: string, getConfiguration: () => PublicConfiguration): PageRenderer {
  // Not a plain `require`, which webpack would replace.
  const { createRenderer } = createRequire(file)(file) as RendererModule;
  return createRenderer(getConfiguration);
}

/** Removes the meta tags that the rendered head contains as well. */
function removeReplacedMetaTags(html: string, head: string): string {
  const property = /<meta property="([^"]+)"[^>]*>/g;
  const replaced = new Set([...head.matchAll(property)].map(([, name]) => name));
  return html.replaceAll(property, (element, name: string) => (replaced.has(name) ? '' : element));
}
