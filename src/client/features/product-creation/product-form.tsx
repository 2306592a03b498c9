import { Box, Button, SimpleGrid, Stack } from '@chakra-ui/react';
import { Form } from 'react-final-form';
import type { Category } from '../../../contract/category';
import { conditions } from '../../../contract/product';
import { FailureNote } from '../../components/forms/failure-note';
import { focusFirstError } from '../../components/forms/focus-first-error';
import { noFormSubscription } from '../../components/forms/no-form-subscription';
import { SelectControl, TextAreaControl, TextControl } from '../../components/forms/form-controls';
import { PictureControl } from '../../components/forms/picture-control';
import { CreationProgress } from './creation-progress';
import type { Seller } from './new-product';
import type { ProductDraft } from './product-creation.machine';
import { useProductCreation } from './use-product-creation';
import { validateProduct } from './validate-product';

const conditionOptions = conditions.map((value) => ({ value, label: value }));

interface ProductFormProps {
  seller: Seller;
  categories: readonly Category[];
}

export function ProductForm({ seller, categories }: ProductFormProps) {
  const [snapshot, send] = useProductCreation(seller);
  const { failure } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const uploadFailed = snapshot.matches({ editing: 'uploadFailed' });

  return (
    <Form<ProductDraft>
      subscription={noFormSubscription}
      validate={validateProduct}
      onSubmit={(draft) => send({ type: 'productCreation.submit', draft })}
    >
      {({ handleSubmit, form }) => (
        <form onSubmit={focusFirstError(form, handleSubmit)} noValidate>
          <Stack gap="6">
            <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
              <TextControl name="productName" label="Product Name" />
              <TextControl name="originalPrice" label="Original Price" inputMode="decimal" />
              <TextControl name="location" label="Location" />
              <TextControl name="sellingPrice" label="Selling Price" inputMode="decimal" />
              <SelectControl
                name="category"
                label="Category"
                prompt="Select a category"
                options={categories.map(({ _id, name }) => ({ value: _id, label: name }))}
              />
              <TextControl name="yearOfPurchase" label="Year of Purchase" inputMode="numeric" />
              <SelectControl
                name="condition"
                label="Condition"
                prompt="Select the condition"
                options={conditionOptions}
              />
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
                  hint="A JPEG, PNG or WebP of up to 32 MB."
                  problem={uploadFailed ? failure : undefined}
                />
              </Box>
            </SimpleGrid>
            {snapshot.matches({ editing: 'saveFailed' }) && <FailureNote>{failure}</FailureNote>}
            <Box>
              <CreationProgress snapshot={snapshot} />
              <Button type="submit" size="lg" loading={busy}>
                Add Product
              </Button>
            </Box>
          </Stack>
        </form>
      )}
    </Form>
  );
}
