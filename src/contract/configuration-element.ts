/** The id of the script element of type application/json that carries the configuration. */
export const configurationElementId = 'secondhand-configuration';
