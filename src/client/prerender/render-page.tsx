import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { RenderedPage } from '../../contract/website/rendered-page';
import { createStore } from '../api/store';
import { Application } from '../app/application';
import { preloadPage } from '../app/preload-page';
import { Routes } from '../app/routes';
import { ThemeProvider } from '../theme/theme-provider';

/** Matches the title, meta and link elements, which React hoists to the start of its output. */
const hoistedElements = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** The properties that a browser of the browserslist in package.json knows only with `-webkit-`. */
const prefixedProperties: ReadonlySet<unknown> = new Set([
  ...['background-clip', 'hyphens', 'mask', 'mask-image', 'print-color-adjust'],
  ...['text-decoration', 'text-size-adjust', 'user-select'],
]);

/** Emotion's own prefixes are for much older browsers, and a quarter of a page's styles. */
const addNeededPrefixes: StylisPlugin = (element) => {
  if (element.type === 'decl' && prefixedProperties.has(element.props)) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};
// Emotion keeps compiled styles by the identity of this list.
const stylisPlugins = [addNeededPrefixes];

/** Creates a cache that collects the styles, which Emotion otherwise inserts beside each element. */
function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins });
  cache.compat = true;
  return cache;
}

/**
 * Returns the style elements of the collected styles. Each global style has its own element, because
 * Emotion expects this when it hydrates.
 */
function styleElements(cache: EmotionCache, html: string): string {
  return createEmotionServer(cache)
    .extractCriticalToChunks(html)
    .styles.flatMap(({ key, ids, css }) =>
      key.endsWith('-global')
        ? ids.map((id) => ({ names: `${key} ${id}`, css: cache.inserted[id] }))
        : [{ names: `${key} ${ids.join(' ')}`, css }],
    )
    .filter(
      (style): style is { names: string; css: string } =>
        typeof style.css === 'string' && style.css !== '',
    )
    .map(({ names, css }) => `<style data-emotion="${names}">${css}</style>`)
    .join('');
}

/** Returns the styles that every page needs, including pages without prerendered content. */
export async function renderCommonStyles(): Promise<string> {
  const cache = createStyleCache();
  const theme = (
    <CacheProvider value={cache}>
      <ThemeProvider>{null}</ThemeProvider>
    </CacheProvider>
  );
  await prerender(theme);
  return styleElements(cache, '');
}

/**
 * Renders the first view of a page for a signed-out visitor, with only the data in the store.
 * @throws AggregateError with the rendering errors
 */
export async function renderPage(
  { pathName, query = '' }: { pathName: string; query?: string },
  store = createStore(),
): Promise<RenderedPage> {
  await preloadPage(pathName);
  const cache = createStyleCache();
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <Application store={store}>
        <StaticRouter location={{ pathname: pathName, search: query && `?${query}` }}>
          <Routes />
        </StaticRouter>
      </Application>
    </CacheProvider>,
    {
      onError: (error) => void errors.push(error),
      // Disables out-of-order streaming, which would need a script to move content into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, `${pathName} can't be rendered`);

  const [hoisted = ''] = hoistedElements.exec(html) ?? [];
  return { head: hoisted + styleElements(cache, html), body: html.slice(hoisted.length) };
}
