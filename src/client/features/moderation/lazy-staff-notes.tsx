import { lazyComponent } from '../../components/loading/lazy-component';

export const LazyStaffNotes = lazyComponent({
  label: 'the notes of staff',
  load: async () => {
    const module = await import(/* webpackChunkName: "staff-notes" */ './staff-notes');
    return module.StaffNotes;
  },
  Fallback: () => null,
});
