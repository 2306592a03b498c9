import { useEffect, useReducer, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ChartFigure } from '../component/chart-figure';
import { reduceAppMessage, noInspectedApps, type InspectedActor } from './inspected-apps';
import { parseMessage, redactMessage, type AppMessage } from './protocol';

/**
 * Subscribes to messages from the server and from the window that opened or embeds this one. Returns a
 * function that unsubscribes.
 */
function subscribe(onMessage: (message: AppMessage) => void): () => void {
  const socket = new WebSocket(`ws://${window.location.host}/viewer`);
  socket.onmessage = ({ data }) => onMessage(JSON.parse(String(data)) as AppMessage);
  const opener = (window.opener ??
    (window.parent === window ? null : window.parent)) as Window | null;
  const handleMessage = ({ data, source, origin }: MessageEvent<unknown>) => {
    const message = source === opener ? parseMessage(data) : undefined;
    if (message) onMessage({ ...redactMessage(message), app: origin });
  };
  window.addEventListener('message', handleMessage);
  // createBrowserInspector waits for this message before it sends anything.
  opener?.postMessage({ type: '@statelyai.connected' }, '*');
  return () => {
    window.removeEventListener('message', handleMessage);
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
        <p>This actor is not a machine, so it has no chart.</p>
      )}
      <pre aria-label="Context">{JSON.stringify(actor.context, null, 2)}</pre>
    </main>
  );
}

function InspectorPage() {
  const [apps, onMessage] = useReducer(reduceAppMessage, noInspectedApps);
  const [selectedActorId, setSelectedActorId] = useState<string>();
  useEffect(() => subscribe(onMessage), []);
  const actors = [...apps.actors.values()];
  const actor =
    apps.actors.get(selectedActorId ?? '') ?? actors.find(({ chart }) => chart) ?? actors[0];
  if (!actor) return <p role="status">No application is connected yet.</p>;
  return (
    <div className="inspector">
      <nav aria-label="Actors">
        {actors.map(({ id, app, name, active, status }) => (
          <button key={id} aria-pressed={id === actor.id} onClick={() => setSelectedActorId(id)}>
            <b>{name}</b>
            <span>{active.at(-1) ?? status}</span>
            <span>{app}</span>
          </button>
        ))}
      </nav>
      <ActorView actor={actor} />
      <ol aria-label="Log">
        {apps.events.toReversed().map(({ actor: id, event }, index) => (
          <li key={apps.events.length - index}>
            <span>{apps.actors.get(id)?.name ?? id}</span> <b>{event.type}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<InspectorPage />);
