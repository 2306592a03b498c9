import { useState } from 'react';
import { usePhotoUploads } from '../../../../features/photo-uploads/use-photo-uploads';
import { ProductCreationForm } from '../../../../features/product-creation/product-creation-form';
import type { CreationProps } from './creation-props';

/** Add a Product with a draft in this browser only, for a server that stores none. */
export function CreationWithBrowserDraft(props: CreationProps) {
  const [addedCount, setAddedCount] = useState(0);
  const uploads = usePhotoUploads();
  // The key empties the form for a seller who adds another product before My Products has loaded.
  return (
    <ProductCreationForm
      key={addedCount}
      {...props}
      uploads={uploads}
      onAdded={() => setAddedCount(addedCount + 1)}
    />
  );
}
