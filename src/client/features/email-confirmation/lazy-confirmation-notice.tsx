import { lazyComponent } from '../../components/loading/lazy-component';
import type { ConfirmationNoticeProps } from './confirmation-notice';

export const LazyConfirmationNotice = lazyComponent<ConfirmationNoticeProps>({
  label: 'how to confirm your email address',
  load: async () => {
    const module = await import(
      /* webpackChunkName: "email-confirmation" */ './confirmation-notice'
    );
    return module.ConfirmationNotice;
  },
  Fallback: () => null,
});
