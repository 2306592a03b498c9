import { openBucketStore } from './bucket-store';
import { openDiskStore } from './disk-store';
import type { PictureSettings } from './picture-settings';
import type { PictureStore } from './picture-store';

export function openPictureStore(settings: PictureSettings): PictureStore {
  return 'folder' in settings ? openDiskStore(settings.folder) : openBucketStore(settings.bucket);
}
