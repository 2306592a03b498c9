import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export function FilterGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <chakra.fieldset borderTopWidth="1px" paddingTop="3" minWidth="0">
      <chakra.legend float="left" width="full" fontWeight="600" textStyle="sm" marginBottom="1">
        {legend}
      </chakra.legend>
      <chakra.div css={{ clear: 'both' }}>{children}</chakra.div>
    </chakra.fieldset>
  );
}
