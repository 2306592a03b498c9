declare global {
  interface Window {
    /** Updates that the application wrote to text nodes which a translation had detached. */
    lostTexts?: string[];
  }
}

/**
 * Translates the document as Chrome's translation does: from its first text on, each text node
 * leaves the page, and <font> elements with a copy of its text replace it. The words stay the same,
 * so that tests can find them. The function uses nothing outside itself, because a browser test
 * serializes it into the page.
 */
export function translateDocument(): void {
  // As a string, because TypeScript marks the element <font> as deprecated.
  const tag: string = 'font';
  const untranslated = 'head, script, style, noscript, textarea, svg, font, [translate=no]';
  const lostTexts: string[] = (window.lostTexts = []);
  const detachedTexts = new MutationObserver((changes) =>
    changes.forEach(({ target }) => lostTexts.push(String(target.nodeValue))),
  );
  const translateText = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untranslated))
      return;
    const translation = document.createElement(tag);
    translation.appendChild(document.createElement(tag)).textContent = text.data;
    text.replaceWith(translation);
    detachedTexts.observe(text, { characterData: true });
  };
  const translate = (node: Node) => {
    if (node instanceof Text) return translateText(node);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    found.forEach(translateText);
  };
  new MutationObserver((changes) =>
    changes.forEach(({ type, target, addedNodes }) => {
      if (type === 'characterData') translate(target);
      else addedNodes.forEach(translate);
    }),
  ).observe(document, { childList: true, characterData: true, subtree: true });
}
