import type { InputProps } from '@chakra-ui/react';
import { memo } from 'react';
import { useFormState } from 'react-final-form';
import { attributeChoices, isChoiceAttribute } from '../../../contract/selling/attribute-choices';
import type { Category } from '../../../contract/selling/category';
import { deliveryChoices } from '../../../contract/selling/deliveries';
import { conditions } from '../../../contract/selling/product';
import {
  productFields,
  type ProductField,
  type ProductTextField,
} from '../../../contract/selling/product-fields';
import { ChoiceControl } from '../forms/choice-control';
import { SelectControl, TextAreaControl, TextControl } from '../forms/form-controls';
import { NumberControl } from '../forms/number-control';
import { brandListId } from './brand-list-id';
import { CountriesControl } from './countries-control';
import { cardPreviewHints, previewedCurrency, type PreviewedDraft } from './card-preview';

type Keyboard = Pick<InputProps, 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'enterKeyHint'>;

/** The attributes for the virtual keyboard, for fields that are not plain text. */
const keyboards: Partial<Record<ProductTextField, Keyboard>> = {
  productName: { autoComplete: 'off', autoCapitalize: 'words' },
  originalPrice: { inputMode: 'decimal' },
  sellingPrice: { inputMode: 'decimal' },
  location: { autoComplete: 'address-level2', autoCapitalize: 'words' },
  shippingPrice: { inputMode: 'decimal' },
  insuredValue: { inputMode: 'decimal' },
  yearOfPurchase: { inputMode: 'numeric' },
  mobileNumber: { inputMode: 'tel', autoComplete: 'tel', enterKeyHint: 'done' },
};

const conditionOptions = conditions.map((value) => ({ value, label: value }));

/** A product without a value offers a meeting. */
const deliveryOptions = Object.entries(deliveryChoices)
  .filter(([value]) => value !== 'meeting')
  .map(([value, label]) => ({ value, label }));

const yesNoOptions = ['Yes', 'No'].map((value) => ({ value, label: value }));

const placeholderProps = (example: string | undefined) =>
  example === undefined ? {} : { placeholder: `e.g. ${example}` };

/** The suggested values of a field with free entry. Those of a brand are loaded when they are needed. */
function listOptions(name: ProductTextField): { options: readonly string[] } | { listId: string } {
  return isChoiceAttribute(name)
    ? { options: attributeChoices[name].map(({ value }) => value) }
    : { listId: brandListId };
}

interface ProductControlProps {
  name: ProductTextField;
  categories: readonly Category[];
}

/** The form control of a product's field. */
export function ProductControl({ name, ...props }: ProductControlProps) {
  return hasPreview(name) ? (
    <PreviewedControl name={name} {...props} />
  ) : (
    <FieldControl name={name} {...props} />
  );
}

type PreviewedField = keyof typeof cardPreviewHints;

const hasPreview = (name: ProductTextField): name is PreviewedField => name in cardPreviewHints;

/** A control with a hint about the values of the form. */
function PreviewedControl({ name, ...props }: ProductControlProps & { name: PreviewedField }) {
  const state = useFormState<PreviewedDraft>({
    subscription: { values: true, dirtyFields: true },
  });
  const draft = { ...state.values, currency: previewedCurrency(state) };
  return <FieldControl name={name} hint={cardPreviewHints[name](draft)} {...props} />;
}

interface FieldControlProps extends ProductControlProps {
  hint?: string | undefined;
}

/** Not rendered again while the seller types in another field and the hint stays the same. */
const FieldControl = memo(function FieldControl({ name, categories, hint }: FieldControlProps) {
  const { label, control, required, example, units }: ProductField = productFields[name];
  const controlProps = { name, label, hint };
  const optional = required === undefined;
  switch (control) {
    case 'category':
      return (
        <SelectControl
          {...controlProps}
          prompt="Select a category"
          options={categories.map(({ _id, name: text }) => ({ value: _id, label: text }))}
        />
      );
    case 'condition':
      return (
        <SelectControl {...controlProps} prompt="Select the condition" options={conditionOptions} />
      );
    case 'paragraph':
      return <TextAreaControl {...controlProps} optional={optional} />;
    case 'choice':
      return (
        <ChoiceControl
          {...controlProps}
          {...listOptions(name)}
          {...placeholderProps(example)}
          optional
        />
      );
    case 'number':
      return (
        <NumberControl {...controlProps} units={units} {...placeholderProps(example)} optional />
      );
    case 'yesNo':
      return (
        <SelectControl {...controlProps} prompt="Not stated" options={yesNoOptions} optional />
      );
    case 'delivery':
      return (
        <SelectControl
          {...controlProps}
          prompt={deliveryChoices.meeting}
          options={deliveryOptions}
          optional
        />
      );
    case 'countries':
      return <CountriesControl {...controlProps} />;
    case 'month':
      return <TextControl {...controlProps} type="month" {...placeholderProps(example)} optional />;
    default:
      return (
        <TextControl
          {...controlProps}
          enterKeyHint="next"
          {...keyboards[name]}
          {...placeholderProps(example)}
          optional={optional}
        />
      );
  }
});
