import type { Decorator, FormApi } from 'final-form';
import { marksByUrl } from '../../../contract/pictures/photo-marks';
import type { DraftTexts } from '../../../contract/selling/product-draft';
import { productTextFields } from '../../../contract/selling/product-fields';
import { toHostedPhotos, photoUrls, type Photo } from '../../components/photos/photo';
import type { ProductDraft } from '../../components/product-form/product-draft';
import { draftFiles } from '../../services/drafts/draft-files';
import { isSameContent, type DraftContent } from './draft-content';
import {
  areSameUnfinishedPhotos,
  findUnfinishedPhotos,
  insertUnfinishedPhotos,
  type UnfinishedPhoto,
} from './unfinished-photos';

interface DraftFormOptions {
  /** The content that the server has stored. */
  stored: DraftContent;
  /** The initial content of the form. */
  content: DraftContent;
  /** The key under which the browser stores photos that are not uploaded yet. */
  photosName: string;
}

interface FormListener {
  onOpen: () => void;
  onChange: (content: DraftContent) => void;
}

function toDraftContent({ photos = [], ...values }: Partial<ProductDraft>): DraftContent {
  const texts = productTextFields.flatMap((name) =>
    values[name] ? [[name, values[name]] as const] : [],
  );
  return {
    texts: Object.fromEntries(texts),
    photos: photoUrls(photos),
    photoMarks: marksByUrl(photos),
  };
}

/** Connects the form of a product with its draft: fills it in, and reports what the seller changes. */
export function createDraftForm({ stored, content, photosName }: DraftFormOptions) {
  let form: FormApi<ProductDraft> | undefined;
  let reportedContent = stored;

  // Initializes the form: after changes it would show the errors of empty required fields.
  const fillInForm = (texts: DraftTexts, photos: readonly Photo[]) =>
    form?.initialize({ ...texts, photos } as Partial<ProductDraft>);

  /** Adds the photos whose upload a reload has interrupted. */
  const restoreUnfinished = async (openForm: FormApi<ProductDraft>) => {
    const { photos: unfinished = [] } = await draftFiles.read<UnfinishedPhoto>(photosName);
    if (form !== openForm || unfinished.length === 0) return;
    const { photos: chosen } = openForm.getState().values;
    openForm.change('photos', insertUnfinishedPhotos(chosen, unfinished));
  };

  const connect = (openForm: FormApi<ProductDraft>, { onOpen, onChange }: FormListener) => {
    form = openForm;
    const report = (changed: DraftContent) => {
      if (isSameContent(changed, reportedContent)) return;
      reportedContent = changed;
      onChange(changed);
    };
    onOpen();
    // The seller may have typed between the first render and this call. Keep that input.
    const { values }: { values: Partial<ProductDraft> } = openForm.getState();
    const photos = [
      ...toHostedPhotos(content.photos, content.photoMarks),
      ...(values.photos ?? []),
    ];
    fillInForm({ ...content.texts, ...toDraftContent(values).texts }, photos);
    const restoration = restoreUnfinished(openForm);
    let lastStoredPhotos: readonly UnfinishedPhoto[] = [];
    const storeUnfinished = async (unfinished: readonly UnfinishedPhoto[]) => {
      if (areSameUnfinishedPhotos(unfinished, lastStoredPhotos)) return;
      lastStoredPhotos = unfinished;
      // Saving before the restore would overwrite the stored photos.
      await restoration;
      if (unfinished.length > 0) await draftFiles.save(photosName, { photos: unfinished });
      else await draftFiles.remove(photosName);
    };
    const unsubscribe = openForm.subscribe(
      ({ values }) => {
        report(toDraftContent(values));
        void storeUnfinished(findUnfinishedPhotos(values.photos));
      },
      { values: true },
    );
    return () => {
      form = undefined;
      unsubscribe();
    };
  };

  return {
    /** Returns the decorator of the form. */
    decorate:
      (listener: FormListener): Decorator<ProductDraft> =>
      (openForm) =>
        connect(openForm, listener),
    /** Fills in the form with another version of the draft. */
    show(other: DraftContent) {
      reportedContent = other;
      fillInForm(other.texts, toHostedPhotos(other.photos, other.photoMarks));
    },
  };
}
