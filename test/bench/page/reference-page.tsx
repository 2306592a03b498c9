import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** As little as a React page can be: the floor that this machine and these libraries allow. */
function ReferencePage() {
  const [presses, setPresses] = useState(0);
  return (
    <main>
      <h1>A minimal page</h1>
      <button onClick={() => setPresses(presses + 1)}>Pressed {presses} times</button>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<ReferencePage />);
