import { Box, Button, SimpleGrid, Stack } from '@chakra-ui/react';
import { useState, type ReactElement } from 'react';
import { Form, useFormState } from 'react-final-form';
import type { Category } from '../../../contract/category';
import { conditions, maxPhotos } from '../../../contract/product';
import { FailureNote } from '../../components/forms/failure-note';
import { focusFirstError } from '../../components/forms/focus-first-error';
import { noFormSubscription } from '../../components/forms/no-form-subscription';
import { SelectControl, TextAreaControl, TextControl } from '../../components/forms/form-controls';
import { MorePicturesControl } from '../../components/forms/more-pictures-control';
import { PictureControl } from '../../components/forms/picture-control';
import { hasCapability } from '../../services/configuration';
import { saveDraft } from '../../services/save-draft';
import { cardPreview } from './card-preview';
import { CreationProgress } from './creation-progress';
import type { Seller } from './new-product';
import { productDraft } from './product-draft';
import { nextPicture, type ProductDraft } from './product-creation.machine';
import { useProductCreation } from './use-product-creation';
import { validateProduct } from './validate-product';

const conditionOptions = conditions.map((value) => ({ value, label: value }));

/** All but the picture, which no browser hands back. */
const draftFields = [
  ...(['productName', 'originalPrice', 'location', 'sellingPrice', 'category'] as const),
  ...(['yearOfPurchase', 'condition', 'mobileNumber', 'description'] as const),
];

interface ProductFormProps {
  seller: Seller;
  categories: readonly Category[];
}

export function ProductForm({ seller, categories }: ProductFormProps) {
  const [snapshot, send] = useProductCreation(seller);
  const { failure, draft, uploaded } = snapshot.context;
  const [decorators] = useState(() => [saveDraft<ProductDraft>(productDraft(seller), draftFields)]);
  const busy = snapshot.hasTag('busy');
  // The one that was not taken is the next to be sent.
  const refused =
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
              <TextControl name="productName" label="Product Name" />
              <WithPreview of="originalPrice">
                {(hint) => (
                  <TextControl
                    name="originalPrice"
                    label="Original Price"
                    inputMode="decimal"
                    hint={hint}
                  />
                )}
              </WithPreview>
              <TextControl name="location" label="Location" />
              <WithPreview of="sellingPrice">
                {(hint) => (
                  <TextControl
                    name="sellingPrice"
                    label="Selling Price"
                    inputMode="decimal"
                    hint={hint}
                  />
                )}
              </WithPreview>
              <SelectControl
                name="category"
                label="Category"
                prompt="Select a category"
                options={categories.map(({ _id, name }) => ({ value: _id, label: name }))}
              />
              <WithPreview of="yearOfPurchase">
                {(hint) => (
                  <TextControl
                    name="yearOfPurchase"
                    label="Year of Purchase"
                    inputMode="numeric"
                    hint={hint}
                  />
                )}
              </WithPreview>
              <WithPreview of="condition">
                {(hint) => (
                  <SelectControl
                    name="condition"
                    label="Condition"
                    prompt="Select the condition"
                    options={conditionOptions}
                    hint={hint}
                  />
                )}
              </WithPreview>
              <TextControl
                name="mobileNumber"
                label="Mobile Number"
                inputMode="tel"
                autoComplete="tel"
              />
              <Box gridColumn={{ md: 'span 2' }}>
                <TextAreaControl name="description" label="Description" />
              </Box>
              <Box gridColumn={{ md: 'span 2' }}>
                <PictureControl
                  name="image"
                  label="Product Image"
                  hint="JPEG, PNG or WebP, up to 32 MB."
                  problem={refused && refused === draft.image ? failure : undefined}
                />
              </Box>
              {hasCapability('products') && (
                <Box gridColumn={{ md: 'span 2' }}>
                  <MorePicturesControl
                    name="photos"
                    main="image"
                    label="More photos"
                    action="Add more photos"
                    hint={`Up to ${maxPhotos - 1} more, shown on the product page.`}
                    problem={
                      refused && refused !== draft.image ? `${refused.name}: ${failure}` : undefined
                    }
                  />
                </Box>
              )}
            </SimpleGrid>
            {snapshot.matches({ editing: 'saveFailed' }) && <FailureNote>{failure}</FailureNote>}
            <Box>
              <CreationProgress snapshot={snapshot} />
              <Button type="submit" size="lg" loading={busy}>
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

interface WithPreviewProps {
  of: keyof typeof cardPreview;
  children: (preview: string | undefined) => ReactElement;
}

/** Renders anew with every letter, which the whole form need not. */
function WithPreview({ of, children }: WithPreviewProps) {
  const { values } = useFormState<ProductDraft>({ subscription: { values: true } });
  return children(cardPreview[of](values));
}
