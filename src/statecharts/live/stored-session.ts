import { latestSteps, nothingLive, restored, type LiveState } from './live-state';
import { sessionOf, sessionText } from './session-file';

const key = 'statecharts-session';
/** In characters. A browser stores about five million per origin. */
const maxLength = 2_000_000;

/** Drops the oldest half of the steps until the text fits. */
function boundedText(state: LiveState): string {
  const text = sessionText(state);
  const { length } = state.steps;
  if (text.length <= maxLength) return text;
  return length === 0 ? '' : boundedText(latestSteps(state, Math.floor(length / 2)));
}

/** Stores the session for the next page of this tab: signing in reloads it. */
export function storeSession(state: LiveState): void {
  try {
    sessionStorage.setItem(key, boundedText(state));
  } catch {
    // Without storage the history starts empty.
  }
}

/** The session that the previous page of this tab stored. */
export function loadSession(): LiveState {
  try {
    return restored(sessionOf(sessionStorage.getItem(key) ?? ''));
  } catch {
    return nothingLive;
  }
}
