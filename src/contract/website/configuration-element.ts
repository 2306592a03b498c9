/** The id of the `<script type="application/json">` that holds the configuration. */
export const configurationElementId = 'secondhand-configuration';

/** The path from which a page loads the configuration if it has no such element, as from a static file server. */
export const configurationFile = '/configuration.json';
