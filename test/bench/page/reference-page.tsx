import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A minimal React page, as the baseline of this machine. */
function ReferencePage() {
  const [clicks, setClicks] = useState(0);
  return (
    <main>
      <h1>A minimal page</h1>
      <button onClick={() => setClicks(clicks + 1)}>Clicked {clicks} times</button>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<ReferencePage />);
