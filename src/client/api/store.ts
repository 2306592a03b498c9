import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from './api';
import { sessionSlice } from '../session/session-slice';

const initialApiState = api.reducer(undefined, { type: 'none' });
export type KnownQueries = (typeof initialApiState)['queries'];

/**
 * A new store; the application has one, each test and each page that is rendered its own.
 * @param queries whose answers are known from the start
 */
export function createStore(queries: KnownQueries = {}) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, [sessionSlice.name]: sessionSlice.reducer },
    preloadedState: { [api.reducerPath]: { ...initialApiState, queries } },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

export type Store = ReturnType<typeof createStore>;
export type RootState = ReturnType<Store['getState']>;
export type Dispatch = Store['dispatch'];
