/** Replaces the style sheets, icons and fonts that the emulator's page loads from the internet. */
const style = `
  body { font: 16px/1.5 system-ui, sans-serif; color: #1f2933; background: #fff; }
  button { font: inherit; padding: 8px 16px; border: 1px solid #52606d; border-radius: 8px;
    color: inherit; background: #fff; cursor: pointer; }
  button[type=submit] { color: #fff; background: #1f5fae; border-color: #1f5fae; }
  button:disabled { color: #52606d; background: #e4e7eb; border-color: #e4e7eb; cursor: default; }
  :focus-visible { outline: 3px solid #1f5fae; outline-offset: 2px; }
  .material-icons, .custom-label, .mdc-button__ripple, .callout { display: none !important; }
  .profile-photo { background-position: center; }
  .js-reuse-account { display: flex; align-items: center; border-radius: 8px; cursor: pointer; }
  .js-reuse-account:hover { background: #f0f4f8; }
  .mdc-list-item__text, .mdc-list-item__secondary-text { display: block; }
  .form-label { color: #3e4c59; font-size: 14px; }
  .mdc-text-field { display: block; height: auto !important; margin-bottom: 8px; }
  input { box-sizing: border-box; width: 100%; font: inherit; padding: 8px 12px;
    border: 1px solid #52606d; border-radius: 8px; }
`;

/** Makes the list entries work by keyboard: the emulator handles clicks only. */
const script = `
  document.querySelectorAll('.js-reuse-account').forEach((entry) => {
    entry.setAttribute('role', 'button');
    entry.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' || event.key === ' ') entry.click();
    });
  });
`;

const labels: [id: string, label: string][] = [
  ['email-input', 'Email'],
  ['display-name-input', 'Display name (optional)'],
  ['screen-name-input', 'Screen name (optional)'],
  ['profile-photo-input', 'Profile photo URL (optional)'],
];

/** Gives a field an accessible name, because its label is not associated with it. */
function labelInput(page: string, [id, label]: [string, string]): string {
  return page.replace(
    new RegExp(`(<input id="${id}"[^>]*?)aria-labelledby="[^"]*"`),
    `$1aria-label="${label}"`,
  );
}

/** Makes the emulator's account chooser work offline and by keyboard. */
export function removeExternalResources(page: string): string {
  const offlinePage = page
    .replace(/<link href="https:[^>]*>\s*/g, '')
    .replace(/<script src="https:[^>]*><\/script>\s*/g, '')
    .replace('<!DOCTYPE html>', '<!DOCTYPE html>\n<html lang="en">')
    .replace(/<title>[^<]*<\/title>/, '<title>Choose an account</title>')
    .replace('</style>', `${style}</style>`);
  return `${labels.reduce(labelInput, offlinePage)}<script>${script}</script>\n`;
}

/** The Content-Security-Policy: inline scripts and styles, and images from anywhere. */
export const chooserContentPolicy =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src * data:";
