import { Box, Button } from '@chakra-ui/react';
import { useState, type Ref } from 'react';
import type { Category } from '../../../contract/category';
import { maxPhotos } from '../../../contract/product';
import { productFields, productTextFields } from '../../../contract/product-fields';
import { FailureNote } from '../../components/forms/failure-note';
import { PicturesControl } from '../../components/forms/pictures-control';
import { PictureControl } from '../../components/forms/picture-control';
import type { ProductDraft } from '../../components/product-form/product-draft';
import { ProductForm } from '../../components/product-form/product-form';
import { hasCapability } from '../../services/configuration';
import { saveDraft } from '../../services/save-draft';
import { saveDraftFiles } from '../../services/save-draft-files';
import { CreationProgress } from './creation-progress';
import type { SellerSession } from './new-product';
import { productDraftKey } from './product-draft-key';
import { nextPicture } from './product-creation.machine';
import { useProductCreation } from './use-product-creation';

interface ProductCreationFormProps {
  seller: SellerSession;
  categories: readonly Category[];
  /** Set if the seller can't add products yet: receives the element for the reason, at the disabled button. */
  reasonRef?: Ref<HTMLDivElement> | undefined;
  onAdded: () => void;
}

/** The form of Add a Product. */
export function ProductCreationForm(props: ProductCreationFormProps) {
  const { seller, categories, reasonRef, onAdded } = props;
  const [snapshot, send] = useProductCreation(seller, onAdded);
  const { failure, draft, uploaded } = snapshot.context;
  const [decorators] = useState(() => [
    saveDraft<ProductDraft>(productDraftKey(seller), productTextFields),
    saveDraftFiles<ProductDraft>(productDraftKey(seller), ['image', 'photos']),
  ]);
  const busy = snapshot.hasTag('busy');
  // The picture whose upload failed is still the next one to upload.
  const rejectedPicture =
    draft && snapshot.matches({ editing: 'uploadFailed' }) && nextPicture(uploaded, draft);
  const pictures = (
    <>
      <Box gridColumn={{ md: 'span 2' }}>
        <PictureControl
          name="image"
          label={productFields.image.label}
          hint="JPEG, PNG or WebP, up to 32 MB."
          submitError={rejectedPicture && rejectedPicture === draft.image ? failure : undefined}
        />
      </Box>
      {hasCapability('products') && (
        <Box gridColumn={{ md: 'span 2' }}>
          <PicturesControl
            name="photos"
            mainFieldName="image"
            label="More photos"
            buttonLabel="Add more photos"
            hint={`Up to ${maxPhotos - 1} more, shown on the product page.`}
            submitError={
              rejectedPicture && rejectedPicture !== draft.image
                ? `${rejectedPicture.name}: ${failure}`
                : undefined
            }
          />
        </Box>
      )}
    </>
  );

  return (
    <ProductForm
      categories={categories}
      decorators={decorators}
      pictures={pictures}
      onSubmit={(draft) => send({ type: 'productCreation.submit', draft })}
    >
      {snapshot.matches({ editing: 'saveFailed' }) && <FailureNote>{failure}</FailureNote>}
      {reasonRef && <Box ref={reasonRef} />}
      <Box>
        <CreationProgress snapshot={snapshot} />
        <Button type="submit" size="lg" loading={busy} disabled={!!reasonRef}>
          Add Product
        </Button>
        {snapshot.can({ type: 'productCreation.cancel' }) && (
          <Button
            variant="ghost"
            size="lg"
            marginStart="3"
            onClick={() => send({ type: 'productCreation.cancel' })}
          >
            Cancel
          </Button>
        )}
      </Box>
    </ProductForm>
  );
}
