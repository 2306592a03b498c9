import { randomBytes } from 'node:crypto';

export type Fields = Record<string, unknown>;
export type Document = Fields & { _id: string };

/** An _id in the format of MongoDB: 24 hexadecimal digits. */
const objectId = () => randomBytes(12).toString('hex');

/** An in-memory collection with the results of MongoDB. */
export class Collection {
  documents: Document[] = [];

  find(filter: Fields): Document[] {
    return this.documents.filter((document) =>
      Object.entries(filter).every(([name, value]) => document[name] === value),
    );
  }

  findOne(filter: Fields): Document | null {
    return this.find(filter)[0] ?? null;
  }

  insertOne(fields: Fields) {
    const document = { _id: objectId(), ...fields };
    this.documents.push(document);
    return { acknowledged: true, insertedId: document._id };
  }

  updateOne(filter: Fields, changes: Fields) {
    const document = this.findOne(filter);
    const isChange = Object.entries(changes).some(([name, value]) => document?.[name] !== value);
    if (document) Object.assign(document, changes);
    return {
      acknowledged: true,
      matchedCount: document ? 1 : 0,
      modifiedCount: document && isChange ? 1 : 0,
      upsertedCount: 0,
      upsertedId: null,
    };
  }

  deleteOne(filter: Fields) {
    const document = this.findOne(filter);
    this.documents = this.documents.filter((other) => other !== document);
    return { acknowledged: true, deletedCount: document ? 1 : 0 };
  }
}
