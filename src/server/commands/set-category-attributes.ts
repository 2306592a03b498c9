import { watchAttributes, type WatchAttribute } from '../../contract/product-fields';
import { commandActor, recordAct } from '../audit/record-act';
import { findCategoryAttributes, setCategoryAttributes } from '../repositories/categories';
import { runCommand } from './run-command';

const isAttribute = (name: string): name is WatchAttribute =>
  watchAttributes.some((each) => each === name);

/**
 * `node dist/server/set-category-attributes.js "Dive Watches" brand model movement`: sets the attributes that
 * a category shows. `all` shows all of them.
 */
runCommand(async (tx, [category, ...names]) => {
  if (!category || names.length === 0) {
    throw new Error(
      'Usage: node dist/server/set-category-attributes.js "<category>" all | none | <attribute>…\n' +
        `Attributes: ${watchAttributes.join(', ')}`,
    );
  }
  const [only] = names.length === 1 ? names : [];
  const attributes = only === 'all' ? null : only === 'none' ? [] : names;
  const unknown = attributes?.find((name) => !isAttribute(name));
  if (unknown !== undefined) {
    throw new Error(
      `There is no attribute "${unknown}". The attributes are ${watchAttributes.join(', ')}.`,
    );
  }
  const known = attributes && watchAttributes.filter((name) => attributes.includes(name));
  const before = await findCategoryAttributes(tx, category);
  if (!before) throw new Error(`There is no category "${category}".`);
  await setCategoryAttributes(tx, category, known);
  await recordAct(tx, commandActor(), {
    act: 'category.setAttributes',
    subject: { type: 'category', id: before.id },
    before: { attributes: before.attributes },
    after: { attributes: known },
  });
  return `The category "${category}" shows ${known ? known.join(', ') || 'no attributes' : 'all attributes'}.`;
});
