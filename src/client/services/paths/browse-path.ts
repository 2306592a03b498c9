import { hasCapability } from '../configuration';
import { paths } from './paths';

/** Returns where a person looks for a watch: the search, or the categories if the server has no search. */
export const browsePath = (): string =>
  hasCapability('extensions') ? paths.search : `${paths.home}#categories`;
