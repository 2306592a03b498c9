import { attachStyledRoot } from './card-style';

const style = `
  dialog { max-width: 26rem; padding: 1.5rem; border: 0; border-radius: 0.75rem;
    font: 16px/1.5 system-ui, sans-serif; color: #1f2933; background: #fff; }
  dialog::backdrop { background: rgb(0 0 0 / 60%); }
  h2 { margin: 0 0 0.5rem; font-size: 1.25rem; }
  p { margin: 0 0 1.5rem; }
  div { display: flex; justify-content: flex-end; gap: 0.75rem; }
  button { min-height: 2.75rem; padding: 0 1.25rem; font: inherit; border-radius: 0.5rem;
    border: 1px solid #52606d; color: inherit; background: #fff; cursor: pointer; }
  button[value='complete'] { color: #fff; background: #1f5fae; border-color: #1f5fae; }
  button:focus-visible { outline: 3px solid #1f5fae; outline-offset: 2px; }
`;

const content = `
  <dialog aria-labelledby="title" aria-describedby="text">
    <h2 id="title">3D Secure 2 Test Page</h2>
    <p id="text">A bank would ask here whether this payment is yours. No money moves.</p>
    <form method="dialog"><div>
      <button value="fail">Fail</button>
      <button value="complete" autofocus>Complete</button>
    </div></form>
  </dialog>
`;

/** Shows the 3-D Secure dialog of the bank. Closing it counts as a failure. */
export function askForAuthentication(): Promise<'complete' | 'fail'> {
  const host = document.createElement('div');
  const root = attachStyledRoot(host, style);
  root.innerHTML = content;
  document.body.append(host);
  const dialog = root.querySelector('dialog');
  if (!dialog) return Promise.resolve('fail');
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      host.remove();
      resolve(dialog.returnValue === 'complete' ? 'complete' : 'fail');
    });
    dialog.showModal();
  });
}
