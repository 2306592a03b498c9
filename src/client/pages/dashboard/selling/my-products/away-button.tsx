import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { refetchOnMountAndFocus } from '../../../../api/api';
import { useAwayQuery } from '../../../../api/listing-edits-api';
import { useMountedWhileOpen } from '../../../../components/dialogs/use-mounted-while-open';
import { lazyComponent } from '../../../../components/loading/lazy-component';

/** Most sellers are seldom away, so the page does not load it. */
const AwayDialog = lazyComponent({
  label: 'the dates',
  load: async () => {
    const module = await import(/* webpackChunkName: "away" */ './away-dialog');
    return module.AwayDialog;
  },
  Fallback: () => null,
});

/** Opens the dialog in which a seller says until when they are away. */
export function AwayButton() {
  const { data } = useAwayQuery(undefined, refetchOnMountAndFocus);
  const [isOpen, setIsOpen] = useState(false);
  const { isMounted, onExitComplete } = useMountedWhileOpen(isOpen);
  const until = data?.until ?? null;
  return (
    <>
      <Button variant="outline" flexShrink="0" onClick={() => setIsOpen(true)}>
        {until ? 'Change time away' : 'Time away'}
      </Button>
      {isMounted && (
        <AwayDialog
          open={isOpen}
          until={until}
          onClose={() => setIsOpen(false)}
          onExitComplete={onExitComplete}
        />
      )}
    </>
  );
}
