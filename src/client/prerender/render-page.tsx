import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { RenderedPage } from '../../contract/rendered-page';
import { createStore } from '../api/store';
import { Application } from '../app/application';
import { preloadPage } from '../app/preload-page';
import { Routes } from '../app/routes';
import { ThemeProvider } from '../theme/theme-provider';

/** React puts hoisted elements at the start of its output. */
const liftedElements = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** Collects the styles instead of inserting each next to its element. */
function collectingCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return cache;
}

/**
 * The collected styles. Global ones each need their own element, where Emotion looks for them when
 * it hydrates.
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

/** The styles of every page, also of one without prerendered content. */
export async function renderCommonStyles(): Promise<string> {
  const cache = collectingCache();
  const theme = (
    <CacheProvider value={cache}>
      <ThemeProvider>{null}</ThemeProvider>
    </CacheProvider>
  );
  await prerender(theme);
  return styleElements(cache, '');
}

/**
 * Renders a page as a visitor first sees it: only data that the store already has is rendered.
 * @throws whatever could not be rendered
 */
export async function renderPage(path: string, store = createStore()): Promise<RenderedPage> {
  await preloadPage(path);
  const cache = collectingCache();
  const problems: unknown[] = [];
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <Application store={store}>
        <StaticRouter location={path}>
          <Routes />
        </StaticRouter>
      </Application>
    </CacheProvider>,
    {
      onError: (error) => void problems.push(error),
      // Streams no content out of order: moving it into place would need a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await new Response(prelude).text();
  if (problems.length > 0) throw new AggregateError(problems, `${path} can't be rendered`);

  const [lifted = ''] = liftedElements.exec(html) ?? [];
  return { head: lifted + styleElements(cache, html), body: html.slice(lifted.length) };
}
