import { Box, Flex, Heading, SimpleGrid, Stack } from '@chakra-ui/react';
import type { Decorator } from 'final-form';
import { Form } from 'react-final-form';
import type { Category } from '../../../contract/selling/category';
import {
  productFields,
  productTextFields,
  type ProductTextField,
} from '../../../contract/selling/product-fields';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { focusFirstError } from '../forms/focus-first-error';
import { focusNextField } from '../forms/focus-next-field';
import { noFormSubscription } from '../forms/no-form-subscription';
import type { ReactElements } from '../react-elements';
import { ProductControl } from './product-control';
import type { ProductDraft } from './product-draft';
import { validateProduct } from './validate-product';

const nameAndPrices: ProductTextField[] = ['productName', 'originalPrice', 'sellingPrice'];
const meeting: ProductTextField[] = ['location', 'mobileNumber'];

/** Whether the control of a field is as wide as its section. */
const isWide = (name: ProductTextField) =>
  name === 'productName' || productFields[name].control === 'paragraph';

/** The required fields of no other section, the wide ones last. */
const aboutTheWatch = productTextFields
  .filter((name) => 'required' in productFields[name])
  .filter((name) => !nameAndPrices.includes(name) && !meeting.includes(name))
  .sort((a, b) => Number(isWide(a)) - Number(isWide(b)));

interface ProductFormProps {
  categories: readonly Category[];
  initialValues?: Partial<ProductDraft> | undefined;
  /** Fields that can't be changed, and so have no control. */
  omittedFields?: readonly string[] | undefined;
  /** Form decorators that store the input. */
  decorators: Decorator<ProductDraft>[];
  onSubmit: (draft: ProductDraft) => void;
  /** The controls of the pictures. */
  pictures: ReactElements;
  /** What the prices mean, below them. */
  priceNote?: ReactElements;
  /** The optional fields, below the required ones. */
  details?: ReactElements;
  /** What the seller must know before the buttons, such as failures. */
  children?: ReactElements;
  /** Advice for the seller: beside the fields on a wide screen, else below them. */
  guidance?: ReactElements;
  /** The buttons. On a phone, they stay at the bottom of the screen. */
  actions: ReactElements;
}

/** The form in which a seller adds or edits a product. */
export function ProductForm(props: ProductFormProps) {
  const { categories, initialValues, omittedFields = [], decorators } = props;
  const { onSubmit, pictures, priceNote, details, children, guidance, actions } = props;
  const section = { categories, omittedFields };
  return (
    <Form<ProductDraft>
      subscription={noFormSubscription}
      {...(initialValues && { initialValues })}
      validate={validateProduct}
      decorators={decorators}
      onSubmit={onSubmit}
    >
      {({ handleSubmit, form }) => (
        <form onSubmit={focusFirstError(form, handleSubmit)} onKeyDown={focusNextField} noValidate>
          {/* Not a grid on a phone: its items can't stick outside of their own row. */}
          <Flex direction="column" gap="6" maxWidth="4xl" css={guidance ? twoColumns : undefined}>
            <Box bg="bg.panel" borderWidth="1px" borderRadius="xl" css={sectionStyles}>
              {pictures && <section>{pictures}</section>}
              <FieldSection
                {...section}
                title="Name and price"
                columns={{ md: 2 }}
                names={nameAndPrices}
              >
                {priceNote}
              </FieldSection>
              <FieldSection
                {...section}
                title={inGoodsWords('About the watch')}
                columns={{ md: 3 }}
                names={aboutTheWatch}
              />
              <FieldSection
                {...section}
                title="Meeting the buyer"
                columns={{ md: 2 }}
                names={meeting}
              />
              {details}
            </Box>
            <Stack gap="4" _empty={{ display: 'none' }}>
              {children}
            </Stack>
            <Box css={besideFields} _empty={{ display: 'none' }}>
              {guidance}
            </Box>
            <Box css={actionStyles}>{actions}</Box>
          </Flex>
        </form>
      )}
    </Form>
  );
}

const twoColumns = {
  xl: {
    display: 'grid',
    gridTemplate: 'auto auto 1fr / minmax(0, 1fr) {sizes.xs}',
    maxWidth: 'none',
  },
};

const besideFields = {
  xl: { gridArea: '1 / 2 / 4', alignSelf: 'start', position: 'sticky', top: '24' },
};

const sectionStyles = {
  '& > *': { padding: { base: '{spacing.4}', md: '{spacing.6}' } },
  '& > * + *': { borderTopWidth: '1px' },
  // The header and the buttons at the bottom must not cover the field that has the focus.
  '& :is(input, select, textarea)': { scrollMarginBlock: '{spacing.28}' },
};

const actionStyles = {
  // Not beside the fields while the guidance loads.
  xl: { gridArea: '3 / 1' },
  '@media (max-width: 47.99em) and (min-height: 30em)': {
    position: 'sticky',
    bottom: 'var(--bottom-bar, 0px)',
    zIndex: 'docked',
    marginX: '-4',
    padding: '{spacing.3} {spacing.4} max({spacing.3}, env(safe-area-inset-bottom))',
    background: 'bg.panel',
    borderTopWidth: '1px',
    boxShadow: 'md',
    '& button': { flex: '1' },
  },
};

interface FieldSectionProps {
  title: string;
  names: readonly ProductTextField[];
  omittedFields: readonly string[];
  categories: readonly Category[];
  /** The number of columns where there is room. */
  columns: { md: number };
  children?: ReactElements;
}

/** Fields under a heading. Renders nothing if all of them are omitted. */
function FieldSection(props: FieldSectionProps) {
  const { title, names, omittedFields, categories, columns, children } = props;
  const visibleNames = names.filter((name) => !omittedFields.includes(name));
  if (visibleNames.length === 0) return null;
  return (
    <section>
      <Heading as="h2" textStyle="cardTitle" marginBottom="4">
        {title}
      </Heading>
      <SimpleGrid columns={{ base: 1, ...columns }} gap="5">
        {visibleNames.map((name) => (
          <Box key={name} gridColumn={isWide(name) ? '1 / -1' : undefined}>
            <ProductControl name={name} categories={categories} />
          </Box>
        ))}
        {children}
      </SimpleGrid>
    </section>
  );
}
