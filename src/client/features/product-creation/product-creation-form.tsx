import { Box, Button, Flex } from '@chakra-ui/react';
import { useState, type Ref } from 'react';
import type { Category } from '../../../contract/selling/category';
import { maxPhotos } from '../../../contract/selling/product';
import { productTextFields } from '../../../contract/selling/product-fields';
import { FailureNote } from '../../components/forms/failure-note';
import type { ReactElements } from '../../components/react-elements';
import type { PhotoUploads } from '../../components/photos/photo-uploads';
import { PhotosControl } from '../../components/photos/photos-control';
import type { ServerDraft } from '../../components/product-form/server-draft';
import type { ProductDraft } from '../../components/product-form/product-draft';
import { DeliverySection } from '../../components/product-form/delivery-section';
import { ProductForm } from '../../components/product-form/product-form';
import { SellerProceeds } from '../../components/product-form/seller-proceeds';
import { WatchDetails } from '../../components/product-form/watch-details';
import { configuration, hasCapability } from '../../services/configuration';
import { saveDraft } from '../../services/drafts/save-draft';
import { saveDraftFiles } from '../../services/drafts/save-draft-files';
import { CreationProgress } from './creation-progress';
import type { SellerSession } from './new-product';
import { pendingSubmissionStore } from './pending-submission';
import { productDraftKey, productPhotosKey } from './product-draft-key';
import { useProductCreation } from './use-product-creation';

interface ProductCreationFormProps {
  seller: SellerSession;
  categories: readonly Category[];
  uploads: PhotoUploads;
  /** Saves the draft on the server. Without it, the draft is only in this browser. */
  serverDraft?: ServerDraft;
  /** Set if the seller can't add products yet. Receives the empty element above the disabled button, for the reason. */
  reasonRef?: Ref<HTMLDivElement> | undefined;
  /** Advice for the seller, rendered beside the fields on a wide screen. */
  guidance?: ReactElements;
  onAdded: () => void;
}

/** The form of Add a Product. */
export function ProductCreationForm(props: ProductCreationFormProps) {
  const { seller, categories, uploads, serverDraft, reasonRef, guidance, onAdded } = props;
  const [submission] = useState(() => pendingSubmissionStore(seller));
  const [snapshot, send] = useProductCreation({
    seller,
    submission,
    uploads,
    serverDraft,
    onAdded,
  });
  const [decorators] = useState(() => [
    ...(serverDraft ? [serverDraft.decorator] : browserDraftDecorators(seller)),
    uploads.decorator,
  ]);
  const busy = snapshot.hasTag('busy');

  return (
    <ProductForm
      categories={categories}
      decorators={decorators}
      pictures={
        <PhotosControl
          uploads={uploads}
          {...(hasCapability('extensions') ? { max: maxPhotos, categories } : { max: 1 })}
          findUploadedUrl={submission.findUploadedUrl}
        />
      }
      onSubmit={(draft) => send({ type: 'productCreation.submit', draft })}
      priceNote={hasCapability('extensions') && <SellerProceeds fees={configuration().fees} />}
      details={
        hasCapability('extensions') && (
          <>
            <DeliverySection />
            <WatchDetails categories={categories} />
          </>
        )
      }
      guidance={guidance}
      actions={
        <>
          <CreationProgress snapshot={snapshot} uploads={uploads} />
          <Flex gap="3">
            <Button type="submit" size="lg" loading={busy} disabled={!!reasonRef}>
              Add Product
            </Button>
            {snapshot.can({ type: 'productCreation.cancel' }) && (
              <Button
                variant="ghost"
                size="lg"
                onClick={() => send({ type: 'productCreation.cancel' })}
              >
                Cancel
              </Button>
            )}
          </Flex>
        </>
      }
    >
      {snapshot.matches({ editing: 'saveFailed' }) && (
        <FailureNote>{snapshot.context.failure}</FailureNote>
      )}
      {reasonRef && <Box ref={reasonRef} />}
    </ProductForm>
  );
}

const browserDraftDecorators = (seller: SellerSession) => [
  saveDraft<ProductDraft>(productDraftKey(seller), productTextFields),
  saveDraftFiles<ProductDraft>(productPhotosKey(seller), ['photos']),
];
