import { HttpResponse, type JsonBodyType } from 'msw';
import { onCall, type ReceivedRequest } from './api-stub';

/** Responds with the pages of a list, each with a Link header to the next one, and records the requests. */
export function onListCall(path: string, entries: readonly JsonBodyType[]): ReceivedRequest[] {
  return onCall('get', path, (request) => {
    const query = new URLSearchParams(request.path.split('?')[1]);
    const start = Number(query.get('after'));
    const end = start + Number(query.get('limit'));
    query.set('after', String(end));
    return HttpResponse.json(entries.slice(start, end), {
      headers:
        end < entries.length ? { Link: `</api${path}?${query.toString()}>; rel="next"` } : {},
    });
  });
}
