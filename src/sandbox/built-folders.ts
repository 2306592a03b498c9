import path from 'node:path';

const fromRoot = (...parts: string[]) => path.resolve(__dirname, '../..', ...parts);

export const rootFolder = fromRoot();
export const builtFolder = fromRoot('dist');
export const clientFolder = fromRoot('dist/client');
/** Holds sandbox.js, the browser's half of the emulators. */
export const bundleFolder = fromRoot('dist/sandbox');

/** Beside the others, so that `npm start` never serves what was built for development. */
export const developmentClientFolder = fromRoot('dist/development/client');
export const developmentBundleFolder = fromRoot('dist/development/sandbox');
