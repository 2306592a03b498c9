import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Application } from '../app/application';
import { preloadPage } from '../app/preload-page';
import { Routes } from '../app/routes';

export interface RenderedPage {
  /** Title, descriptions and styles: what belongs into the document's head. */
  head: string;
  body: string;
}

/** React puts what it lifts into the head before everything else. */
const liftedElements = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** Draws the page at an address as a visitor sees it before anything has been loaded. */
export async function renderPage(address: string): Promise<RenderedPage> {
  await preloadPage(address);
  const cache = createCache({ key: 'css' });
  // Collects the styles instead of putting each beside its element.
  cache.compat = true;

  const problems: unknown[] = [];
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <Application>
        <StaticRouter location={address}>
          <Routes />
        </StaticRouter>
      </Application>
    </CacheProvider>,
    {
      onError: (error) => void problems.push(error),
      // Everything stands where it belongs: moving it there later would take a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await new Response(prelude).text();
  if (problems.length > 0) throw new AggregateError(problems, `${address} cannot be drawn`);

  const [lifted = ''] = liftedElements.exec(html) ?? [];
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  const styleElements = styles
    .filter(({ css }) => css)
    .map(({ key, ids, css }) => `<style data-emotion="${key} ${ids.join(' ')}">${css}</style>`);
  return { head: lifted + styleElements.join(''), body: html.slice(lifted.length) };
}
