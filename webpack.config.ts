import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule, WebpackPluginInstance } from 'webpack';
import { PrerenderPlugin } from './src/build/prerender-plugin';
import { SizeReportPlugin } from './src/build/size-report-plugin';
import { shellPage } from './src/contract/website/page-files';
import { rendererFile } from './src/contract/website/rendered-page';

const fromRoot = (...parts: string[]) => path.resolve(__dirname, ...parts);

/**
 * They show everybody the source, so a production build has them only when asked: SOURCE_MAPS=on.
 */
const wantedSourceMaps = () => process.env['SOURCE_MAPS'] === 'on' && 'source-map';

/** Types are checked by `npm run types`; checking them here too would double the build. */
const typeScript: RuleSetRule = {
  test: /\.ts$/,
  exclude: /node_modules/,
  loader: 'ts-loader',
  options: { transpileOnly: true, compilerOptions: { noEmit: false } },
};

/** SWC compiles the client, which is the largest bundle, in half the time of TypeScript. */
function clientTypeScript(hot: boolean): RuleSetRule {
  const compile = (tsx: boolean) => ({
    loader: 'swc-loader',
    options: {
      swcrc: false,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx },
        transform: {
          react: { runtime: 'automatic', development: hot, refresh: hot },
          verbatimModuleSyntax: true,
        },
        // Of `callSignatures`.
        experimental: { keepImportAttributes: true },
      },
    },
  });
  return {
    exclude: /node_modules/,
    oneOf: [
      { test: /\.tsx$/, use: compile(true) },
      { test: /\.ts$/, use: compile(false) },
    ],
  };
}

function shared(name: string, production: boolean): Configuration {
  return {
    name,
    mode: production ? 'production' : 'development',
    devtool: production ? wantedSourceMaps() : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    cache: {
      type: 'filesystem',
      cacheDirectory: fromRoot('node_modules/.cache/webpack'),
      name: `${name}-${production ? 'production' : 'development'}`,
      buildDependencies: { config: [__filename] },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    optimization: {
      minimizer: [
        new TerserPlugin({
          // ELK's worker comes minified; minifying it again takes minutes and saves nothing.
          exclude: /elk-worker/,
          minify: TerserPlugin.swcMinify,
          terserOptions: { compress: { passes: 3, ecma: 2022 } },
        }),
      ],
    },
  };
}

/** The client sends requests without the schemas of the calls, which it loads to read a response. */
const callSignatures: RuleSetRule = {
  test: /contract[\\/]calls[\\/]/,
  with: { type: 'signature' },
  loader: fromRoot('src/build/call-signature-loader.ts'),
};

/** Chakra's theme loses what the app does not use only if these calls count as free of effects. */
const shakableTheme: RuleSetRule = {
  test: /@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]styled-system[\\/](config|system)\.js$/,
  parser: {
    pureFunctions: [
      'defineConfig',
      'defineRecipe',
      'defineSlotRecipe',
      'defineStyle',
      'defineConditions',
      'defineKeyframes',
      'defineGlobalStyles',
      'defineTextStyles',
      'defineAnimationStyles',
      'defineLayerStyles',
      'createSystem',
    ],
  },
};

/**
 * Emotion's withTheme alone needs these, which nothing here calls; they do not say so themselves.
 */
const unusedHoisting: RuleSetRule = {
  test: /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/,
  sideEffects: false,
};

const assetFiles = /\.(woff2?|eot|ttf|gif|svg|webp|avif|png)$/;
const assetNames = 'assets/[name].[contenthash:8][ext]';

/** The application itself: everything a browser gets in production. */
function client(production: boolean): Configuration {
  const base = shared('client', production);
  return {
    ...base,
    target: 'browserslist',
    entry: fromRoot('src/client/main.tsx'),
    output: {
      path: fromRoot('dist/client'),
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      assetModuleFilename: assetNames,
      // Specification 7.3, in milliseconds.
      chunkLoadTimeout: 120_000,
      clean: true,
    },
    module: {
      rules: [
        clientTypeScript(!production),
        callSignatures,
        shakableTheme,
        unusedHoisting,
        {
          test: /\.css$/,
          use: [MiniCssExtractPlugin.loader, 'css-loader'],
        },
        { test: assetFiles, type: 'asset/resource' },
      ],
    },
    optimization: { ...base.optimization, splitChunks: { chunks: 'all' }, runtimeChunk: 'single' },
    plugins: [
      new HtmlPlugin({
        template: fromRoot('src/client/index.html'),
        filename: shellPage,
        scriptLoading: 'defer',
      }),
      new CopyPlugin({ patterns: [{ from: fromRoot('public') }] }),
      new MiniCssExtractPlugin({
        filename: production ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css',
      }),
      ...(production ? forProduction() : [new ReactRefreshPlugin()]),
    ],
  };
}

function forProduction(): WebpackPluginInstance[] {
  // What is in a folder of its own never changes under its name; the server compresses the pages.
  const compressed = { include: /^assets\/.*\.(js|css|svg)$/, minRatio: 0.9 };
  return [
    new PrerenderPlugin({
      cacheFolder: fromRoot('node_modules/.cache'),
      rendererFile: fromRoot('dist', rendererFile),
    }),
    new SizeReportPlugin(fromRoot('dist/report/sizes.json')),
    // Both at their highest level, which is what they do when nothing else is said.
    new CompressionPlugin({ ...compressed, algorithm: 'gzip' }),
    new CompressionPlugin({
      ...compressed,
      algorithm: 'brotliCompress',
      filename: '[path][base].br',
    }),
  ];
}

/** The browser half of the sandbox's emulators. Never part of a production build. */
function sandbox(production: boolean): Configuration {
  return {
    ...shared('sandbox', production),
    entry: fromRoot('src/sandbox/browser/main.ts'),
    output: { path: fromRoot('dist/sandbox'), filename: 'sandbox.js', clean: true },
    module: { rules: [typeScript] },
  };
}

/** The reference server and its commands, for production; packages stay in node_modules. */
function server(): Configuration {
  return {
    ...shared('server', true),
    target: 'node20',
    entry: {
      main: fromRoot('src/server/main.ts'),
      'make-admin': fromRoot('src/server/commands/make-admin.ts'),
      'revoke-admin': fromRoot('src/server/commands/revoke-admin.ts'),
      'add-category': fromRoot('src/server/commands/add-category.ts'),
      'set-category-attributes': fromRoot('src/server/commands/set-category-attributes.ts'),
    },
    output: {
      path: fromRoot('dist/server'),
      filename: '[name].js',
      library: { type: 'commonjs2' },
      clean: true,
    },
    // Node's own, not what stands for them while the bundle is built.
    node: false,
    externals: [
      ({ request }, callback) => {
        if (!request || /^[./]/.test(request) || path.isAbsolute(request)) return callback();
        // Some of them are ES modules, which `require` cannot load on every Node 20.
        return callback(undefined, `${request === 'jose' ? 'import' : 'commonjs'} ${request}`);
      },
    ],
    module: {
      parser: { javascript: { createRequire: false, importMeta: false } },
      rules: [typeScript],
    },
    optimization: { minimize: false },
    plugins: [
      new CopyPlugin({
        patterns: [
          { from: fromRoot('src/server/database/migrations'), to: 'migrations' },
          {
            from: fromRoot('src/server/domains/website/site-pages/default-pages'),
            to: 'default-pages',
          },
        ],
      }),
    ],
  };
}

export type Bundle = 'client' | 'sandbox' | 'server';

interface BuildOptions {
  /** The only bundle to build; by default all of a production build. */
  only?: Bundle;
  development?: boolean;
}

export default function configuration({
  only,
  development = false,
}: BuildOptions = {}): Configuration[] {
  const all = { client: client(!development), sandbox: sandbox(!development), server: server() };
  return only ? [all[only]] : [all.client, all.server];
}
