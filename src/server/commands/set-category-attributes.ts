import { watchAttributes, type WatchAttribute } from '../../contract/selling/product-fields';
import { commandActor, recordAct } from '../domains/platform/record-act.sql';
import { findCategoryAttributes, setCategoryAttributes } from '../domains/catalogue/categories.sql';
import { runCommand } from './run-command';

const isAttribute = (name: string): name is WatchAttribute =>
  watchAttributes.some((attribute) => attribute === name);

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
  const [singleName] = names.length === 1 ? names : [];
  const attributes = singleName === 'all' ? null : singleName === 'none' ? [] : names;
  const unknown = attributes?.find((name) => !isAttribute(name));
  if (unknown !== undefined) {
    throw new Error(
      `There is no attribute "${unknown}". The attributes are ${watchAttributes.join(', ')}.`,
    );
  }
  const shownAttributes = attributes && watchAttributes.filter((name) => attributes.includes(name));
  const before = await findCategoryAttributes(tx, category);
  if (!before) throw new Error(`There is no category "${category}".`);
  await setCategoryAttributes(tx, category, shownAttributes);
  await recordAct(tx, commandActor(), {
    act: 'category.setAttributes',
    subject: { type: 'category', id: before.id },
    before: { attributes: before.attributes },
    after: { attributes: shownAttributes },
  });
  return `The category "${category}" shows ${shownAttributes ? shownAttributes.join(', ') || 'no attributes' : 'all attributes'}.`;
});
