/**
 * Simulates the translation of a browser: replaces each text by elements with the same text, and also each text that is
 * added later. Runs in the page. Returns a function that stops the simulation.
 * @see https://github.com/facebook/react/issues/11538
 */
export function translateAlways(): () => void {
  const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE
  const replace = (text: Text): void => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const translate = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode)
    for (const text of texts)
      if (text.data.trim() && !text.parentElement?.closest('font, textarea, script, style')) replace(text)
  }
  const watch = new MutationObserver(translate)
  watch.observe(document, { childList: true, subtree: true, characterData: true })
  return () => watch.disconnect()
}
