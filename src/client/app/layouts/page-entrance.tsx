import { m } from 'framer-motion';
import type { ReactNode } from 'react';

/** A page comes in softly. It starts visible enough to be read before the motion features load. */
export function PageEntrance({ children }: { children: ReactNode }) {
  return (
    <m.div initial={{ opacity: 0.6 }} animate={{ opacity: 1 }} transition={{ duration: 0.2 }}>
      {children}
    </m.div>
  );
}
