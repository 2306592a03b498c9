/** The id of the `<script type="application/json">` that holds the configuration. */
export const configurationElementId = 'secondhand-configuration';

/** The path of the configuration file, for pages that a static file server sends. */
export const configurationFile = '/configuration.json';
