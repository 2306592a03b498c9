/** The styles of the card form, which inherits font and color from the page. */
const formStyle = `
  :host { display: block; }
  .fields { display: flex; flex-wrap: wrap; gap: 0.75rem 1rem; }
  label { display: flex; flex-direction: column; gap: 0.25rem; font-size: 0.875em; flex: 1 1 4.5rem; }
  label.number { flex: 3 1 12rem; }
  input { box-sizing: border-box; width: 100%; min-height: 2.5rem; padding: 0.25rem 0;
    font: inherit; font-size: 1rem; letter-spacing: inherit; color: inherit;
    background: transparent; border: 0; border-bottom: 1px solid currentColor; border-radius: 0; }
  input::placeholder { color: inherit; opacity: 0.65; }
  input:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
  input[aria-invalid='true'] { color: var(--invalid-color, #c53030); }
  input:disabled { opacity: 0.5; }
`;

type StyleSettings = Record<string, unknown>;

export interface CardOptions {
  hidePostalCode?: boolean;
  disabled?: boolean;
  style?: { base?: StyleSettings; invalid?: StyleSettings };
}

/** Attaches a shadow root, which isolates the form from the styles of the page like Stripe's iframe. */
export function attachStyledRoot(host: HTMLElement, style = formStyle): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' });
  const styleSheet = new CSSStyleSheet();
  styleSheet.replaceSync(style);
  root.adoptedStyleSheets = [styleSheet];
  return root;
}

/** Applies the `style` option of Stripe's card element. */
export function applyStyle(fields: HTMLElement, style: CardOptions['style']): void {
  for (const [property, value] of Object.entries(style?.base ?? {})) {
    if (typeof value === 'string') {
      fields.style.setProperty(
        property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        value,
      );
    }
  }
  const invalid = style?.invalid?.['color'];
  if (typeof invalid === 'string') fields.style.setProperty('--invalid-color', invalid);
}
