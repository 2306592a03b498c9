import { Alert, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import type { Category } from '../../../contract/selling/category';
import { shopCurrency } from '../../../contract/payments/currencies';
import { currencyName } from '../../../contract/payments/currency-words';
import { fixedFields, type EditableProduct } from '../../../contract/selling/editable-product';
import { maxPhotos } from '../../../contract/selling/product';
import { productTextFields } from '../../../contract/selling/product-fields';
import { inGoodsWords } from '../../../contract/website/goods-words';
import type { Photo } from '../../components/photos/photo';
import type { PhotoUploads } from '../../components/photos/photo-uploads';
import { PhotosControl } from '../../components/photos/photos-control';
import type { ProductDraft } from '../../components/product-form/product-draft';
import { DeliverySection } from '../../components/product-form/delivery-section';
import { ProductForm } from '../../components/product-form/product-form';
import { configuration } from '../../services/configuration';
import { SellerProceeds } from '../../components/product-form/seller-proceeds';
import { WatchDetails } from '../../components/product-form/watch-details';
import type { ReactElements } from '../../components/react-elements';
import { saveDraft } from '../../services/drafts/save-draft';
import { saveDraftFiles } from '../../services/drafts/save-draft-files';
import { editDraftKey, editPhotosKey } from './unsaved-edit';

interface EditFormProps {
  product: EditableProduct;
  /** The initial photos. */
  photos: readonly Photo[];
  categories: readonly Category[];
  uploads: PhotoUploads;
  busy: boolean;
  /** Advice for the seller, rendered beside the fields on a wide screen. */
  guidance?: ReactElements;
  onReview: (draft: ProductDraft) => void;
  /** The button that cancels the upload. */
  cancel: ReactElements;
  children: ReactElements;
}

/** The form with the values of a product. Typed text and chosen photos survive a reload. */
export function EditForm(props: EditFormProps) {
  const { product, photos, categories, uploads, busy, guidance, onReview, cancel, children } =
    props;
  const currency = product.currency ?? shopCurrency();
  const [initialValues] = useState(() => ({
    ...Object.fromEntries(productTextFields.map((name) => [name, product[name] ?? undefined])),
    currency: product.currency,
    photos,
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
          <PhotosControl uploads={uploads} max={maxPhotos} categories={categories} />
        )
      }
      onSubmit={onReview}
      priceNote={
        currency === shopCurrency() ? (
          <SellerProceeds fees={configuration().fees} />
        ) : (
          <FormerCurrencyNote currency={currency} />
        )
      }
      details={
        <>
          <DeliverySection />
          <WatchDetails categories={categories} />
        </>
      }
      guidance={!product.isHeld && guidance}
      actions={
        <Flex gap="3">
          <Button type="submit" size="lg" loading={busy}>
            Review changes
          </Button>
          {cancel}
        </Flex>
      }
    >
      {product.isHeld && (
        <Alert.Root status="info" borderRadius="md">
          <Alert.Indicator />
          <Alert.Description>
            {inGoodsWords(
              'This watch is booked or sold, so its name, prices, condition and photos stay as they are.',
            )}
          </Alert.Description>
        </Alert.Root>
      )}
      {children}
    </ProductForm>
  );
}

/** The prices are from before the shop's currency changed. */
function FormerCurrencyNote({ currency }: { currency: string }) {
  const [former, current] = [currency, shopCurrency()].map(currencyName);
  return (
    <Alert.Root status="info" borderRadius="md" gridColumn="1 / -1">
      <Alert.Indicator />
      <Alert.Description>
        {`The prices are in ${former}. When you change one, both are in ${current}.`}
      </Alert.Description>
    </Alert.Root>
  );
}
