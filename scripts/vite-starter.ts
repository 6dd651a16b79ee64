/** A custom property that the first style sheet (src/styles/tokens.css) sets, and index.html does not. */
const STYLED = '--brand'

/**
 * Starts the app when the first picture is painted and the first style sheet is there: without the sheet, the app would
 * have no styles. If the sheet does not load, the failure message is shown, as for a script (src/early-paint/page.ts).
 * The starter is a file of its own, so that the app also starts when the inline script fails; the entry itself is
 * preloaded.
 */
export const starter = (entry: string): string =>
  `(window.earlyPaint?window.earlyPaint.painted:Promise.resolve()).then(function(){return new Promise(function(styled){` +
  `if(getComputedStyle(document.documentElement).getPropertyValue('${STYLED}'))styled();` +
  `else document.querySelector('link[rel=stylesheet]').onload=styled})})` +
  `.then(function(){return import(${JSON.stringify(entry)})})` +
  `.catch(function(){var first=document.getElementById('first');if(first)first.classList.add('failed')})`
