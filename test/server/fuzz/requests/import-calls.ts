import * as fc from 'fast-check';
import { uploadedPicture } from '../../support/records';
import type { Fixture } from '../process/fixture';
import { allowedText } from '../values/texts';
import { createRequest } from '../wire/request-template';
import { mostlyOneOf, type RequestArbitrary } from './pick';

/** Files with the columns of an export and any cells, and imports that are stored. */
export function importCalls({ sellers, imports }: Fixture): RequestArbitrary[] {
  const seller = fc.constantFrom(...sellers);
  const ownImport = fc.constantFrom(...imports);
  const cell = fc.oneof(allowedText, fc.constantFrom('"', '=1+1', '', ';', 'Good'));
  const row = fc.array(cell, { maxLength: 12 }).map((cells) => cells.join(','));
  const csv = fc
    .array(row, { maxLength: 4 })
    .map((rows) => ['productName,category,condition,photos', ...rows].join('\n'));
  return [
    fc.record({ csv, seller }).map(({ csv: text, seller: { token } }) =>
      createRequest('POST /api/product-imports', [], {
        token,
        members: { fileName: 'watches.csv', csv: text },
      }),
    ),
    seller.map(({ token }) => createRequest('GET /api/product-imports/latest', [], { token })),
    fc
      .record({ ownImport, name: mostlyOneOf(['watch.jpg']), url: mostlyOneOf([uploadedPicture]) })
      .map(({ ownImport: { id, seller }, ...members }) =>
        createRequest('PUT /api/product-imports/{id}/photos', [id], {
          token: seller.token,
          members,
        }),
      ),
    ownImport.map(({ id, seller: { token } }) =>
      createRequest('POST /api/product-imports/{id}/start', [id], { token }),
    ),
    ownImport.map(({ id, seller: { token } }) =>
      createRequest('DELETE /api/product-imports/{id}', [id], { token }),
    ),
  ];
}
