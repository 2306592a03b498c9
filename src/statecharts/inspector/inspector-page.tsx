import { useEffect, useReducer, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ChartFigure } from '../component/chart-figure';
import { inspected, nothingInspected, type InspectedActor } from './inspected-apps';
import { messageOf, redacted, type AppMessage } from './protocol';

/** What the server passes on, and what the page that opened this one sends. */
function listen(onMessage: (message: AppMessage) => void): () => void {
  const socket = new WebSocket(`ws://${window.location.host}/viewer`);
  socket.onmessage = ({ data }) => onMessage(JSON.parse(String(data)) as AppMessage);
  const opener = (window.opener ??
    (window.parent === window ? null : window.parent)) as Window | null;
  const take = ({ data, source, origin }: MessageEvent<unknown>) => {
    const message = source === opener ? messageOf(data) : undefined;
    if (message) onMessage({ ...redacted(message), app: origin });
  };
  window.addEventListener('message', take);
  // The word by which createBrowserInspector knows that it may begin.
  opener?.postMessage({ type: '@statelyai.connected' }, '*');
  return () => {
    window.removeEventListener('message', take);
    socket.close();
  };
}

function ActorView({ actor }: { actor: InspectedActor }) {
  return (
    <main>
      <h1>{actor.name}</h1>
      {actor.chart ? (
        <ChartFigure chart={actor.chart} active={actor.active} />
      ) : (
        <p>This actor is no machine, so there is nothing to draw.</p>
      )}
      <pre aria-label="Context">{JSON.stringify(actor.context, null, 2)}</pre>
    </main>
  );
}

function InspectorPage() {
  const [known, onMessage] = useReducer(inspected, nothingInspected);
  const [chosen, choose] = useState<string>();
  useEffect(() => listen(onMessage), []);
  const actors = [...known.actors.values()];
  const actor = known.actors.get(chosen ?? '') ?? actors.find(({ chart }) => chart) ?? actors[0];
  if (!actor) return <p role="status">No application has said anything yet.</p>;
  return (
    <div className="inspector">
      <nav aria-label="Actors">
        {actors.map(({ id, app, name, active, status }) => (
          <button key={id} aria-pressed={id === actor.id} onClick={() => choose(id)}>
            <b>{name}</b>
            <span>{active.at(-1) ?? status}</span>
            <span>{app}</span>
          </button>
        ))}
      </nav>
      <ActorView actor={actor} />
      <ol aria-label="Log">
        {known.events.toReversed().map(({ actor: id, event }, index) => (
          <li key={known.events.length - index}>
            <span>{known.actors.get(id)?.name ?? id}</span> <b>{event.type}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<InspectorPage />);
