import { advertising } from './flows/advertising';
import { account, header, identitySdk, returning } from './flows/session';
import { booking } from './flows/booking';
import { productDeletion, userDeletion } from './flows/deletion';
import { emailConfirmation } from './flows/email-confirmation';
import { login } from './flows/login';
import { passwordReset } from './flows/password-reset';
import { payment } from './flows/payment';
import { productCreation } from './flows/product-creation';
import { registration } from './flows/registration';
import { roleChoice } from './flows/role-choice';
import { verification } from './flows/verification';
import { wishlist } from './flows/wishlist';

/** Every model, of which the tests walk every tour. */
export const testModels = [
  header,
  identitySdk,
  returning,
  account,
  login,
  registration,
  passwordReset,
  emailConfirmation,
  roleChoice,
  wishlist,
  booking,
  payment,
  productCreation,
  advertising,
  productDeletion,
  userDeletion,
  verification,
];
