import type { Load } from '../http/load-shedding';
import { counter, gauge, type Metric } from './metrics';

export const loadMetrics = ({ inProgress, rejected }: Load): Metric[] => [
  gauge({ name: 'http.server.active_requests', description: 'Requests in progress.' }, inProgress),
  counter(
    { name: 'secondhand.requests.shed', description: 'Requests rejected by load shedding.' },
    rejected,
  ),
];
