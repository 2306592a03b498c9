import { useMountedWhileOpen } from '../../components/dialogs/use-mounted-while-open';
import { lazyComponent } from '../../components/loading/lazy-component';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { listingChangesMachine } from './listing-changes.machine';

const ListingChangesDialog = lazyComponent({
  label: 'the selected watches',
  load: async () => {
    const module = await import(
      /* webpackChunkName: "listing-changes" */ './listing-changes-dialog'
    );
    return module.ListingChangesDialog;
  },
  Fallback: () => null,
});

interface LazyListingChangesDialogProps {
  snapshot: SnapshotFrom<typeof listingChangesMachine>;
  send: ActorRefFrom<typeof listingChangesMachine>['send'];
}

/** Loads the dialog when it is opened. */
export function LazyListingChangesDialog({ snapshot, send }: LazyListingChangesDialogProps) {
  const { isMounted, onExitComplete } = useMountedWhileOpen(snapshot.hasTag('open'));
  if (!isMounted) return null;
  return <ListingChangesDialog snapshot={snapshot} send={send} onExitComplete={onExitComplete} />;
}
