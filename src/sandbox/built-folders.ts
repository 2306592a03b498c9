import path from 'node:path';

const resolveFromRoot = (...parts: string[]) => path.resolve(__dirname, '../..', ...parts);

export const rootFolder = resolveFromRoot();
export const builtFolder = resolveFromRoot('dist');
export const clientFolder = resolveFromRoot('dist/client');
/** Contains sandbox.js, the browser part of the emulators. */
export const bundleFolder = resolveFromRoot('dist/sandbox');

/** Output of `npm run dev`; separate, so that `npm start` never serves a development build. */
export const developmentClientFolder = resolveFromRoot('dist/development/client');
export const developmentBundleFolder = resolveFromRoot('dist/development/sandbox');
