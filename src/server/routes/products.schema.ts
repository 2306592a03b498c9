import * as z from 'zod/mini';
import { conditions } from '../../contract/product';
import { requiredText } from '../http/fields';
import { hostedPicture } from '../http/picture-address';

const line = 200;
const paragraph = 5000;

/**
 * What a seller fills in; the server adds the rest itself. Messages as in specification 5.1.
 * @param pictures how the addresses of the image host's pictures begin
 */
export const newProductSchema = (pictures: readonly string[]) =>
  z.object({
    productName: requiredText('Product Name is required!', line),
    originalPrice: requiredText('Original Price is required!', line),
    location: requiredText('Location is required!', line),
    description: requiredText('Description is required!', paragraph),
    sellingPrice: requiredText('Selling Price is required!', line),
    category: requiredText('Please Select Product Category!', line),
    yearOfPurchase: requiredText('Year of Purchase is required!', line),
    mobileNumber: requiredText('Mobile Number is required!', line),
    condition: z.enum(conditions, 'Please Select the Condition of your product!'),
    image: hostedPicture(pictures, 'Please choose a photo of your product!'),
  });

/** The product as it is shown, of which only its state of advertisement counts. */
export const shownProductSchema = z.object({
  advertise: z.boolean('The product must say whether it is advertised.'),
});
