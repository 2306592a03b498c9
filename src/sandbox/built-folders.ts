import path from 'node:path';

const fromRoot = (...parts: string[]) => path.resolve(__dirname, '../..', ...parts);

export const rootFolder = fromRoot();
export const builtFolder = fromRoot('dist');
export const clientFolder = fromRoot('dist/client');
/** Contains sandbox.js, the browser part of the emulators. */
export const bundleFolder = fromRoot('dist/sandbox');

/** Separate folders, so that `npm start` never serves a development build. */
export const developmentClientFolder = fromRoot('dist/development/client');
export const developmentBundleFolder = fromRoot('dist/development/sandbox');
