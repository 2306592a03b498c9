import { single, type Metrics } from './metrics';

interface Load {
  inProgress: number;
  rejected: number;
}

/** Exposes the requests in progress and those rejected by load shedding. */
export function tellLoad(metrics: Metrics, load: Load): void {
  metrics.add(() => [
    single(
      'gauge',
      { name: 'http.server.active_requests', about: 'Requests in progress.' },
      load.inProgress,
    ),
    single(
      'counter',
      { name: 'secondhand.requests.shed', about: 'Requests rejected by load shedding.' },
      load.rejected,
    ),
  ]);
}
