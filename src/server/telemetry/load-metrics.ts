import type { Load } from '../http/shed-load';
import { single, type Metrics } from './metrics';

/** Tells how much is asked at once, and how much of it is refused. */
export function tellLoad(metrics: Metrics, load: Load): void {
  metrics.add(() => [
    single(
      'gauge',
      { name: 'http.server.active_requests', about: 'Requests in progress.' },
      load.underWay,
    ),
    single(
      'counter',
      { name: 'secondhand.requests.shed', about: 'Requests rejected by load shedding.' },
      load.shed,
    ),
  ]);
}
