import type { FormApi, Unsubscribe } from 'final-form';
import type { Photo } from './photo';

export type PhotoStatus =
  | { state: 'waiting' | 'shrinking' | 'cancelled' }
  /** The progress is from 0 to 1. */
  | { state: 'uploading'; progress: number }
  | { state: 'uploaded'; url: string }
  | { state: 'failed'; message: string };

/** The values of a form with photos. */
interface PhotoValues {
  photos?: readonly Photo[] | undefined;
}

/** The uploads of a form's photos. The object is the same on each render; `subscribe` reports changes. */
export interface PhotoUploads {
  /**
   * A form decorator: uploads the photos that the form holds, stores their URLs in the form, and stops the
   * uploads of removed photos. All of them stop with the form.
   */
  decorator: <Values extends PhotoValues>(form: FormApi<Values>) => Unsubscribe;
  /** Returns the status of a photo that this form uploads; undefined for any other one. */
  getStatus: (id: string) => PhotoStatus | undefined;
  /** Calls the listener when a status has changed. Returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
  retry: (id: string) => void;
  cancel: (id: string) => void;
  /**
   * Retries failed uploads, waits until all photos are uploaded, and resolves to the photos that the form then holds,
   * as they may be removed, moved or marked meanwhile. Rejects if an upload fails.
   */
  finish: () => Promise<readonly Photo[]>;
}
