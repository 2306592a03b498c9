/** The id of the `<script type="application/json">` that holds the configuration. */
export const configurationElementId = 'secondhand-configuration';

/** The file with the configuration, for pages from a static file server. */
export const configurationFile = '/configuration.json';
