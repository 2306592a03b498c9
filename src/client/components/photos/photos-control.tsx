import { Stack, Text } from '@chakra-ui/react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useField } from 'react-final-form';
import { imageError } from '../../../contract/pictures/image-upload';
import type { Category } from '../../../contract/selling/category';
import { productFields } from '../../../contract/selling/product-fields';
import { fieldError } from '../forms/form-controls';
import { FormField } from '../forms/form-field';
import { describeUploadFailure, describeUploads } from './describe-uploads';
import { toChosenPhotos, type Photo } from './photo';
import { PhotoChecklist } from './photo-checklist';
import { PhotoGrid } from './photo-grid';
import { PhotoInput } from './photo-input';
import type { PhotoUploads } from './photo-uploads';

const noPhotos: readonly Photo[] = [];

interface PhotosControlProps {
  uploads: PhotoUploads;
  /** The number of photos that the server stores. */
  max: number;
  /** Returns the URL of a file that was uploaded before; otherwise undefined. */
  findUploadedUrl?: (file: File) => string | undefined;
  /** If given, photos are marked as what they show, as the product's category asks for. */
  categories?: readonly Category[];
}

/** The photos of a product, in display order. They are uploaded while the seller fills in the form. */
export function PhotosControl({ uploads, max, findUploadedUrl, categories }: PhotosControlProps) {
  const { input, meta } = useField<readonly Photo[] | undefined>('photos');
  const photos = input.value || noPhotos;
  const fileInput = useRef<HTMLInputElement>(null);
  /** Why the files chosen last were not added. */
  const [rejection, setRejection] = useState<string>();
  const { getStatus, subscribe } = uploads;
  const failure = useSyncExternalStore(subscribe, () => describeUploadFailure(photos, getStatus));
  const summary = useSyncExternalStore(subscribe, () => describeUploads(photos, getStatus));
  // Choosing a photo completes the input, so errors do not wait for blur.
  const touched = Boolean(meta.touched || meta.modified);
  const error = rejection ?? fieldError({ ...meta, touched }, undefined) ?? failure;

  const addFiles = (files: readonly File[]) => {
    const keptPhotos = max === 1 ? noPhotos : photos;
    const acceptedFiles = files
      .filter((file) => !imageError(file))
      .slice(0, max - keptPhotos.length);
    setRejection(describeRejection(files, acceptedFiles, max));
    if (acceptedFiles.length === 0) return;
    const addedPhotos = toChosenPhotos(acceptedFiles, findUploadedUrl);
    input.onChange([...keptPhotos, ...addedPhotos]);
  };
  const change = (changed: readonly Photo[]) => {
    setRejection(undefined);
    input.onChange(changed);
  };

  return (
    <Stack gap="3">
      <FormField
        label={productFields.image.label}
        hint={
          max > 1
            ? `Up to ${max}. The first is the cover. JPEG, PNG or WebP, up to 32 MB each.`
            : 'JPEG, PNG or WebP, up to 32 MB.'
        }
        error={error}
      >
        <PhotoInput
          inputRef={fileInput}
          name={input.name}
          multiple={max > 1}
          onFiles={addFiles}
          onBlur={input.onBlur}
        />
      </FormField>
      <PhotoGrid
        photos={photos}
        uploads={uploads}
        isMarkable={categories !== undefined}
        onChange={change}
        onRemove={(removed) => {
          change(photos.filter((photo) => photo !== removed));
          // The pressed button has been removed.
          fileInput.current?.focus({ preventScroll: true });
        }}
      />
      <Text role="status" textStyle="xs" color="fg.muted">
        {summary}
      </Text>
      {categories && <PhotoChecklist categories={categories} />}
    </Stack>
  );
}

/** Returns why some of the files were not added; undefined if all were. */
function describeRejection(
  files: readonly File[],
  acceptedFiles: readonly File[],
  max: number,
): string | undefined {
  for (const file of files) {
    const message = imageError(file);
    if (message) return `${file.name}: ${message}`;
  }
  const rejectedCount = files.length - acceptedFiles.length;
  if (rejectedCount === 0) return undefined;
  return `You can add up to ${max} photos. ${rejectedCount === 1 ? 'One was' : `${rejectedCount} were`} left out.`;
}
