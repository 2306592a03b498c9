import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from './api';
import { sessionSlice } from '../session/session-slice';

const initialApiState = api.reducer(undefined, { type: 'none' });
export type CachedQueries = (typeof initialApiState)['queries'];

/**
 * Creates the Redux store. The application has one; each test and each server-side render creates
 * its own.
 * @param queries the cached queries, whose responses the page already contains
 */
export function createStore(queries: CachedQueries = {}) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, [sessionSlice.name]: sessionSlice.reducer },
    preloadedState: { [api.reducerPath]: { ...initialApiState, queries } },
    // The checks of a development build must not complain of a busy machine.
    middleware: (defaults) =>
      defaults({
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity },
      }).concat(api.middleware),
    // Not at the next frame: a machine that has sent a call and the call's effects on the cache then
    // appear together, and a hidden tab has no frames.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
  setupListeners(store.dispatch);
  return store;
}

export type Store = ReturnType<typeof createStore>;
export type RootState = ReturnType<Store['getState']>;
export type Dispatch = Store['dispatch'];
