import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { chromium } from '@playwright/test';
import { extract } from 'tar-fs';

/** A browser executable, and the environment variables that it needs. */
export interface Browser {
  executablePath: string;
  env: Record<string, string>;
}

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--no-pings',
  '--font-render-hinting=none',
];

const project = path.resolve(__dirname, '../..');
const packageFolder = path.join(project, 'node_modules/@sparticuz/chromium/bin');
const cacheFolder = path.join(project, 'node_modules/.cache/secondhand-chromium');

const systemBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The fonts are in a relative folder, so that the checkout can be moved. */
const fontConfiguration = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;

async function unpack(archive: string, folder: string): Promise<void> {
  const source = createReadStream(path.join(packageFolder, archive));
  await pipeline(source, createBrotliDecompress(), extract(folder));
}

/**
 * The headless Chromium of the npm package, unpacked once. Two processes may do this at the same
 * time, so each unpacks into its own folder, and the first rename wins.
 */
async function packagedBrowser(): Promise<Browser> {
  if (!existsSync(path.join(cacheFolder, 'chromium'))) {
    await mkdir(path.dirname(cacheFolder), { recursive: true });
    const folder = await mkdtemp(`${cacheFolder}-`);
    const executable = path.join(folder, 'chromium');
    await Promise.all([
      pipeline(
        createReadStream(path.join(packageFolder, 'chromium.br')),
        createBrotliDecompress(),
        createWriteStream(executable),
      ),
      unpack('al2023.tar.br', folder),
      unpack('fonts.tar.br', folder),
    ]);
    await chmod(executable, 0o755);
    await writeFile(path.join(folder, 'fonts.conf'), fontConfiguration(cacheFolder));
    await rename(folder, cacheFolder).catch(() => rm(folder, { recursive: true }));
  }
  return {
    executablePath: path.join(cacheFolder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: path.join(cacheFolder, 'lib'),
      FONTCONFIG_FILE: path.join(cacheFolder, 'fonts.conf'),
    },
  };
}

function systemBrowser(): string | undefined {
  for (const name of systemBrowsers) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: 'pipe' }).trim();
    } catch {
      continue;
    }
  }
  return undefined;
}

/**
 * Finds a Chromium: CHROMIUM_PATH, else on x64 Linux the one installed by `npm ci`, else
 * a system browser, else the one of Playwright.
 * @throws if there is none, with a message that says what to do
 */
export async function findBrowser(): Promise<Browser> {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath) return { executablePath: configuredPath, env: {} };
  if (process.platform === 'linux' && process.arch === 'x64' && existsSync(packageFolder)) {
    return packagedBrowser();
  }
  const foundPath = systemBrowser() ?? chromium.executablePath();
  if (existsSync(foundPath)) return { executablePath: foundPath, env: {} };
  throw new Error('No Chromium found: install one, or set CHROMIUM_PATH to its executable.');
}
