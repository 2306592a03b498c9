import { Text } from '@chakra-ui/react';
import { useFormState } from 'react-final-form';
import {
  defaultCheckedMarks,
  photoMarkNames,
  photoMarks,
} from '../../../contract/pictures/photo-marks';
import type { Category } from '../../../contract/selling/category';
import type { ProductDraft } from '../product-form/product-draft';

const serialNote = ' Only a buyer who has paid sees a photo of the serial number.';

/** The photos that the product's category asks for, and which of them are missing. It is only advice. */
export function PhotoChecklist({ categories }: { categories: readonly Category[] }) {
  const { values }: { values: Partial<ProductDraft> } = useFormState<ProductDraft>({
    subscription: { values: true },
  });
  const { photos } = values;
  const asked: readonly string[] =
    categories.find(({ _id }) => _id === values.category)?.photoMarks ?? defaultCheckedMarks;
  // A watch without papers or box can't have photos of them.
  const names = photoMarkNames.filter(
    (name) =>
      asked.includes(name) && !((name === 'papers' || name === 'box') && values[name] === 'No'),
  );
  if (names.length === 0 || !photos?.length) return null;
  const items = names.map((name) => {
    const isShown = photos.some(({ mark }) => mark === name);
    return `${photoMarks[name].toLowerCase()} ${isShown ? '✓' : 'missing'}`;
  });
  const hasSerial = [...names, ...photos.map(({ mark }) => mark)].includes('serial');
  return (
    <Text textStyle="sm" color="fg.muted">
      {`Photos that build trust: ${items.join(', ')}.${hasSerial ? serialNote : ''}`}
    </Text>
  );
}
