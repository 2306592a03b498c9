import * as z from 'zod/mini';
import { draftFiles, type DraftFiles } from '../../services/drafts/draft-files';
import { drafts } from '../../services/drafts/drafts';
import type { OutgoingMessage } from './conversation.machine';

const queueDraftKey = (draft: string) => `${draft}-queue`;

const storedMessageSchema = z.object({ text: z.string(), photoUrls: z.array(z.string()) });

/** Stores the messages that are not sent yet, so that a reload does not lose them. */
export function storeQueue(draft: string, queue: readonly OutgoingMessage[]): void {
  const name = queueDraftKey(draft);
  if (queue.length === 0) {
    drafts.remove(name);
    void draftFiles.remove(name);
    return;
  }
  const entries = queue.map(({ id, text, photoUrls }) => [id, JSON.stringify({ text, photoUrls })]);
  drafts.save(name, Object.fromEntries(entries) as Record<string, string>);
  const messagesWithPhotos = queue.filter((message) => message.photos.length > 0);
  if (messagesWithPhotos.length === 0) return;
  const files: DraftFiles = Object.fromEntries(
    messagesWithPhotos.map((message) => [message.id, message.photos]),
  );
  void draftFiles.save(name, files);
}

/** Returns the messages that were not sent before a reload, in the order in which they were written. */
export async function readQueue(draft: string): Promise<OutgoingMessage[]> {
  const name = queueDraftKey(draft);
  const stored = Object.entries(drafts.read(name));
  if (stored.length === 0) return [];
  const files = await draftFiles.read(name);
  return stored.flatMap(([id, text]) => {
    const message = parseMessage(text);
    const messagesWithPhotos = files[id] ?? [];
    return message ? [{ id, ...message, photos: messagesWithPhotos }] : [];
  });
}

function parseMessage(text = ''): z.infer<typeof storedMessageSchema> | undefined {
  try {
    return storedMessageSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
