import { SimpleGrid, Stack } from '@chakra-ui/react';
import type { Decorator } from 'final-form';
import { Form } from 'react-final-form';
import type { Category } from '../../../contract/selling/category';
import { productFields, productTextFields } from '../../../contract/selling/product-fields';
import { focusFirstError } from '../forms/focus-first-error';
import { noFormSubscription } from '../forms/no-form-subscription';
import type { ReactElements } from '../react-elements';
import { ProductControl } from './product-control';
import type { ProductDraft } from './product-draft';
import { validateProduct } from './validate-product';

const requiredFields = productTextFields.filter((name) => 'required' in productFields[name]);

/** The required fields in display order. The wide ones come last, so that the others fill both columns. */
const fieldsInOrder = [
  ...requiredFields.filter((name) => productFields[name].control !== 'paragraph'),
  ...requiredFields.filter((name) => productFields[name].control === 'paragraph'),
];

interface ProductFormProps {
  categories: readonly Category[];
  initialValues?: Partial<ProductDraft> | undefined;
  /** Fields that can't be changed, and so have no control. */
  omittedFields?: readonly string[] | undefined;
  /** Form decorators that store the input. */
  decorators: Decorator<ProductDraft>[];
  onSubmit: (draft: ProductDraft) => void;
  /** The controls of the pictures, in the grid of the fields. */
  pictures: ReactElements;
  /** The content below the fields: the watch details, failures and buttons. */
  children: ReactElements;
}

/** The form in which a seller adds or edits a product. */
export function ProductForm(props: ProductFormProps) {
  const { categories, initialValues, omittedFields = [], decorators } = props;
  const { onSubmit, pictures, children } = props;
  const visibleFields = fieldsInOrder.filter((name) => !omittedFields.includes(name));
  return (
    <Form<ProductDraft>
      subscription={noFormSubscription}
      {...(initialValues && { initialValues })}
      validate={validateProduct}
      decorators={decorators}
      onSubmit={onSubmit}
    >
      {({ handleSubmit, form }) => (
        <form onSubmit={focusFirstError(form, handleSubmit)} noValidate>
          <Stack gap="6">
            <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
              {visibleFields.map((name) => (
                <ProductControl key={name} name={name} categories={categories} />
              ))}
              {pictures}
            </SimpleGrid>
            {children}
          </Stack>
        </form>
      )}
    </Form>
  );
}
