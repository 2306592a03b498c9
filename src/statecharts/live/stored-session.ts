import { limitSteps, emptyLiveState, restoreState, type LiveState } from './live-state';
import { parseSession, serializeSession } from './session-file';

const key = 'statecharts-session';
/** Maximum length in characters. Browsers store about five million per origin. */
const maxLength = 2_000_000;

/** Serializes the session, dropping the oldest half of the steps until the text fits. */
function serializeWithinLimit(state: LiveState): string {
  const text = serializeSession(state);
  const { length } = state.steps;
  if (text.length <= maxLength) return text;
  return length === 0 ? '' : serializeWithinLimit(limitSteps(state, Math.floor(length / 2)));
}

/** Stores the session for the next page of this tab, because signing in reloads the page. */
export function storeSession(state: LiveState): void {
  try {
    sessionStorage.setItem(key, serializeWithinLimit(state));
  } catch {
    // Without storage the history starts empty.
  }
}

/** Loads the session that the previous page of this tab stored; empty if there is none. */
export function loadSession(): LiveState {
  try {
    return restoreState(parseSession(sessionStorage.getItem(key) ?? ''));
  } catch {
    return emptyLiveState;
  }
}
