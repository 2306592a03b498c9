import { lazyComponent } from '../../../../components/loading/lazy-component';
import type { HiddenContactProps } from './hidden-contact';

/** A lazy chunk, because only staff need it. */
export const LazyHiddenContact = lazyComponent<HiddenContactProps>({
  label: 'the contact data',
  load: async () => {
    const module = await import(/* webpackChunkName: "hidden-contact" */ './hidden-contact');
    return module.HiddenContact;
  },
  Fallback: () => null,
});
