import { latest, nothingLive, remembered, type LiveState } from './live-state';
import { sessionOf, sessionText } from './session-file';

const key = 'statecharts-session';
/** In characters. A browser takes about five million of a whole site. */
const longest = 2_000_000;

/** As many of the latest steps as there is room for. */
function boundedText(state: LiveState): string {
  const text = sessionText(state);
  const { length } = state.steps;
  if (text.length <= longest) return text;
  return length === 0 ? '' : boundedText(latest(state, Math.floor(length / 2)));
}

/** Keeps what is known for this tab's next page: signing in, for one, loads it anew. */
export function keepSession(state: LiveState): void {
  try {
    sessionStorage.setItem(key, boundedText(state));
  } catch {
    // Where nothing can be stored the history begins anew.
  }
}

/** What the page before this one knew; a part of it still runs if its tab reports it. */
export function keptSession(): LiveState {
  try {
    return remembered(sessionOf(sessionStorage.getItem(key) ?? ''));
  } catch {
    return nothingLive;
  }
}
