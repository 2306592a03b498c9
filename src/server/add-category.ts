import { runCommand } from './command';
import { addCategory } from './repositories/categories';

/** `node add-category.js "Dive Watches" "Built to take pressure."`: the API has no call for it. */
runCommand(async (database, [name, description]) => {
  if (!name || !description) throw new Error('Please give a name and a description, each quoted.');
  const added = await addCategory(database, { name, description });
  if (!added) throw new Error(`There is a category ${name} already.`);
  return `Sellers can choose ${name} now.`;
});
