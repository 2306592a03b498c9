import { attachStyledRoot } from './card-style';

const style = `
  dialog { max-width: 26rem; padding: 1.5rem; border: 0; border-radius: 0.75rem;
    font: 16px/1.5 system-ui, sans-serif; color: #1f2933; background: #fff; color-scheme: light; }
  dialog::backdrop { background: rgb(0 0 0 / 60%); }
  h2 { margin: 0 0 0.5rem; font-size: 1.25rem; }
  p { margin: 0 0 1.5rem; }
  select { width: 100%; min-height: 2.75rem; margin: 0 0 1.5rem; font: inherit; }
  div { display: flex; justify-content: flex-end; gap: 0.75rem; }
  button { min-height: 2.75rem; padding: 0 1.25rem; font: inherit; border-radius: 0.5rem;
    border: 1px solid #52606d; color: inherit; background: #fff; cursor: pointer; }
  button[autofocus] { color: #fff; background: #1f5fae; border-color: #1f5fae; }
  button:focus-visible, select:focus-visible { outline: 3px solid #1f5fae; outline-offset: 2px; }
`;

/**
 * Shows a dialog of Stripe or the bank over the page.
 * @param fields the HTML of its text, with the id `text`, and its inputs
 * @param buttons the HTML of its buttons
 * @returns the value of the pressed button, empty if the dialog was closed otherwise, and the inputs
 */
export function showDialog(
  title: string,
  fields: string,
  buttons: string,
): Promise<{ pressed: string; inputs: FormData }> {
  const host = document.createElement('div');
  const root = attachStyledRoot(host, style);
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-labelledby', 'title');
  dialog.setAttribute('aria-describedby', 'text');
  dialog.innerHTML = `<h2 id="title">${title}</h2>
    <form method="dialog">${fields}<div>${buttons}</div></form>`;
  root.append(dialog);
  document.body.append(host);
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      host.remove();
      resolve({
        pressed: dialog.returnValue,
        inputs: new FormData(dialog.querySelector('form') ?? undefined),
      });
    });
    dialog.showModal();
  });
}
