import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { picturesFolder } from './pictures-folder';

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0 2rem 4rem; color: #1f2933; }
  nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 1rem 0; }
  section { border-top: 1px solid #cbd2d9; }
  .shots { display: flex; gap: 1rem; overflow-x: auto; align-items: flex-start; }
  figure { margin: 0; flex: none; }
  img { height: 32rem; object-fit: cover; object-position: top; border: 1px solid #cbd2d9; }
`;

const titleOf = (screen: string) => screen.replace(/-/g, ' ');

/** Sorts light before dark, and narrow before wide. */
function compareShots(a: string, b: string) {
  const width = (file: string) => Number(/\d+/.exec(file)?.[0]);
  const isDark = (file: string) => Number(file.startsWith('dark'));
  return isDark(a) - isDark(b) || width(a) - width(b);
}

function section(screen: string, files: string[]) {
  const figures = files.sort(compareShots).map((file) => {
    const url = `${screen}/${file}`;
    const caption = path.parse(file).name;
    return `<figure><figcaption>${caption} px</figcaption>
      <a href="${url}"><img src="${url}" alt="${titleOf(screen)}, ${caption} px" loading="lazy"></a></figure>`;
  });
  return `<section id="${screen}"><h2>${titleOf(screen)}</h2>
    <div class="shots">${figures.join('')}</div></section>`;
}

/** Writes an HTML page with all screenshots side by side. */
export default async function writeIndex(): Promise<void> {
  await mkdir(picturesFolder, { recursive: true });
  const entries = await readdir(picturesFolder, { withFileTypes: true });
  const screens = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const sections = await Promise.all(
    screens.map(async (screen) =>
      section(screen, await readdir(path.join(picturesFolder, screen))),
    ),
  );
  const links = screens.map((screen) => `<a href="#${screen}">${titleOf(screen)}</a>`);
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>All screens</title>
<style>${style}</style><h1>All screens</h1><nav>${links.join('')}</nav>${sections.join('\n')}</html>`;
  const index = path.join(picturesFolder, 'index.html');
  await writeFile(index, page);
  console.log(`All screens: ${index}`);
}
