import { lazyComponent } from '../loading/lazy-component';
import type { TitleSuggestionsProps } from './title-suggestions';

/** Loaded beside the form, because the lists of brands are large. The form works without it. */
export const LazyTitleSuggestions = lazyComponent<TitleSuggestionsProps>({
  label: 'the suggestions',
  load: async () => {
    const module = await import(/* webpackChunkName: "title-suggestions" */ './title-suggestions');
    return module.TitleSuggestions;
  },
  Fallback: () => null,
  Failed: () => null,
});
