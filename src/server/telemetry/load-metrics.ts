import { counter, gauge, type Metric } from './metrics';

export interface Load {
  inProgress: number;
  /** The number of requests that load shedding has rejected since the start. */
  rejected: number;
}

export const loadMetrics = ({ inProgress, rejected }: Load): Metric[] => [
  gauge({ name: 'http.server.active_requests', description: 'Requests in progress.' }, inProgress),
  counter(
    { name: 'secondhand.requests.shed', description: 'Requests rejected by load shedding.' },
    rejected,
  ),
];
