import { Alert, Box, Button } from '@chakra-ui/react';
import { useState } from 'react';
import type { Category } from '../../../contract/selling/category';
import { fixedFields, type EditableProduct } from '../../../contract/selling/editable-product';
import { maxPhotos } from '../../../contract/selling/product';
import { productTextFields } from '../../../contract/selling/product-fields';
import { toHostedPhotos } from '../../components/photos/photo';
import type { PhotoUploads } from '../../components/photos/photo-uploads';
import { PhotosControl } from '../../components/photos/photos-control';
import type { ProductDraft } from '../../components/product-form/product-draft';
import { ProductForm } from '../../components/product-form/product-form';
import { WatchDetails } from '../../components/product-form/watch-details';
import type { ReactElements } from '../../components/react-elements';
import { saveDraft } from '../../services/drafts/save-draft';
import { saveDraftFiles } from '../../services/drafts/save-draft-files';
import { editDraftKey, editPhotosKey } from './unsaved-edit';

interface EditFormProps {
  product: EditableProduct;
  /** The URLs of the initial photos. */
  photos: readonly string[];
  categories: readonly Category[];
  uploads: PhotoUploads;
  busy: boolean;
  /** Advice for the seller, rendered below the button. */
  guidance?: ReactElements;
  onReview: (draft: ProductDraft) => void;
  children: ReactElements;
}

/** The form with the values of a product. Typed text and chosen photos survive a reload. */
export function EditForm(props: EditFormProps) {
  const { product, photos, categories, uploads, busy, guidance, onReview, children } = props;
  const [initialValues] = useState(() => ({
    ...Object.fromEntries(productTextFields.map((name) => [name, product[name] ?? undefined])),
    photos: toHostedPhotos(photos),
  }));
  const [decorators] = useState(() => [
    saveDraft<ProductDraft>(editDraftKey(product._id), productTextFields),
    ...(product.isHeld ? [] : [saveDraftFiles<ProductDraft>(editPhotosKey(product), ['photos'])]),
    uploads.decorator,
  ]);
  return (
    <ProductForm
      categories={categories}
      initialValues={initialValues}
      omittedFields={product.isHeld ? fixedFields : undefined}
      decorators={decorators}
      pictures={
        !product.isHeld && (
          <Box gridColumn={{ md: 'span 2' }}>
            <PhotosControl uploads={uploads} max={maxPhotos} />
          </Box>
        )
      }
      onSubmit={onReview}
    >
      <WatchDetails categories={categories} />
      {product.isHeld && (
        <Alert.Root status="info" borderRadius="md">
          <Alert.Indicator />
          <Alert.Description>
            This watch is booked or sold, so its name, prices, condition and photos stay as they
            are.
          </Alert.Description>
        </Alert.Root>
      )}
      {children}
      <Button type="submit" size="lg" alignSelf="start" loading={busy}>
        Review changes
      </Button>
      {/* Below the button, which would move when the guidance loads. */}
      {!product.isHeld && guidance}
    </ProductForm>
  );
}
