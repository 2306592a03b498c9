/** The id of the script element of type application/json that carries the configuration. */
export const configurationElementId = 'secondhand-configuration';

/** Where the configuration lies for pages that no server has completed with it. */
export const configurationFile = '/configuration.json';
