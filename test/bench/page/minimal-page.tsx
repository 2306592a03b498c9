import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The page that all results are compared with, because machines differ. */
function MinimalPage() {
  const [clicks, setClicks] = useState(0);
  return (
    <main>
      <h1>A minimal page</h1>
      <button onClick={() => setClicks(clicks + 1)}>Clicked {clicks} times</button>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<MinimalPage />);
