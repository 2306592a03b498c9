import { emailChange, passwordChange } from './flows/account-change';
import { accountDeletion } from './flows/account-deletion';
import { loginHeader, identitySdk, returningUser } from './flows/session';
import { accountLoading, accessTokenRenewal, suspendedUser } from './flows/session-account';
import { booking } from './flows/booking';
import { productDeletion, userDeletion } from './flows/deletion';
import { listingChanges } from './flows/listing-changes';
import { conversation } from './flows/conversation';
import { emailConfirmation } from './flows/email-confirmation';
import { listedWish } from './flows/listed-wish';
import { login } from './flows/login';
import { order, parcelOrder, refundedBankDispute, releasedBankDispute } from './flows/order';
import { orderAction } from './flows/order-action';
import { orderCode } from './flows/order-code';
import { orderPhotos } from './flows/order-photos';
import { passwordReset } from './flows/password-reset';
import { payment } from './flows/payment';
import { photoUpload } from './flows/photo-upload';
import { productCreation } from './flows/product-creation';
import { newProductDraft, storedProductDraft } from './flows/product-draft';
import { productEdit } from './flows/product-edit';
import { productImport } from './flows/product-import';
import { registration } from './flows/registration';
import { roleAddition } from './flows/role-addition';
import { payout } from './flows/payout';
import { reporting } from './flows/reporting';
import { safety } from './flows/safety';
import { signInMethods } from './flows/sign-in-methods';
import { staffAction } from './flows/staff-action';
import { wishlist } from './flows/wishlist';

/** All models. The long form runs every test path in the browser. */
export const testModels = [
  loginHeader,
  identitySdk,
  returningUser,
  accountLoading,
  accessTokenRenewal,
  suspendedUser,
  login,
  registration,
  passwordReset,
  emailConfirmation,
  roleAddition,
  emailChange,
  passwordChange,
  signInMethods,
  accountDeletion,
  wishlist,
  listedWish,
  conversation,
  reporting,
  safety,
  booking,
  payment,
  order,
  parcelOrder,
  refundedBankDispute,
  releasedBankDispute,
  orderAction,
  orderCode,
  orderPhotos,
  photoUpload,
  newProductDraft,
  storedProductDraft,
  productCreation,
  productEdit,
  listingChanges,
  productImport,
  productDeletion,
  userDeletion,
  payout,
  staffAction,
];

/** The models whose longest test path every run executes in the browser. */
export const quickModels = [wishlist, conversation, booking, payment];
