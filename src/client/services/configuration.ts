import {
  configurationElementId,
  publicConfigurationSchema,
  type PublicConfiguration,
} from '../../contract/configuration';

let known: PublicConfiguration | undefined;

/**
 * The configuration that the server wrote into the page.
 * @throws when the page carries none or an incomplete one: nothing can work without it.
 */
export function configuration(): PublicConfiguration {
  known ??= publicConfigurationSchema.parse(
    JSON.parse(document.getElementById(configurationElementId)?.textContent || 'null'),
  );
  return known;
}
