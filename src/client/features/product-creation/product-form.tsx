import { Box, Button, SimpleGrid, Stack } from '@chakra-ui/react';
import { useState, type Ref } from 'react';
import { Form } from 'react-final-form';
import type { Category } from '../../../contract/category';
import { maxPhotos } from '../../../contract/product';
import { productFields, productTextFields } from '../../../contract/product-fields';
import { FailureNote } from '../../components/forms/failure-note';
import { focusFirstError } from '../../components/forms/focus-first-error';
import { noFormSubscription } from '../../components/forms/no-form-subscription';
import { PicturesControl } from '../../components/forms/pictures-control';
import { PictureControl } from '../../components/forms/picture-control';
import { hasCapability } from '../../services/configuration';
import { saveDraft } from '../../services/save-draft';
import { saveDraftFiles } from '../../services/save-draft-files';
import { CreationProgress } from './creation-progress';
import type { SellerSession } from './new-product';
import { productDraftKey } from './product-draft-key';
import { nextPicture, type ProductDraft } from './product-creation.machine';
import { ProductControl } from './product-control';
import { useProductCreation } from './use-product-creation';
import { validateProduct } from './validate-product';

/** The fields in display order. The wide ones come last, so that the others fill both columns. */
const fieldsInOrder = [
  ...productTextFields.filter((name) => productFields[name].control !== 'paragraph'),
  ...productTextFields.filter((name) => productFields[name].control === 'paragraph'),
];

interface ProductFormProps {
  seller: SellerSession;
  categories: readonly Category[];
  /** Set if the seller can't add products yet: receives the element for the reason, at the disabled button. */
  reasonRef?: Ref<HTMLDivElement> | undefined;
  onAdded: () => void;
}

export function ProductForm({ seller, categories, reasonRef, onAdded }: ProductFormProps) {
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

  return (
    <Form<ProductDraft>
      subscription={noFormSubscription}
      validate={validateProduct}
      decorators={decorators}
      onSubmit={(draft) => send({ type: 'productCreation.submit', draft })}
    >
      {({ handleSubmit, form }) => (
        <form onSubmit={focusFirstError(form, handleSubmit)} noValidate>
          <Stack gap="6">
            <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
              {fieldsInOrder.map((name) => (
                <ProductControl key={name} name={name} categories={categories} />
              ))}
              <Box gridColumn={{ md: 'span 2' }}>
                <PictureControl
                  name="image"
                  label={productFields.image.label}
                  hint="JPEG, PNG or WebP, up to 32 MB."
                  submitError={
                    rejectedPicture && rejectedPicture === draft.image ? failure : undefined
                  }
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
            </SimpleGrid>
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
          </Stack>
        </form>
      )}
    </Form>
  );
}
