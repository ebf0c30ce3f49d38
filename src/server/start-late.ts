import { ASLEEP, FIRST_VIEW_ID, HELD_PRESSES } from '../contract/first-view.ts';

/** Stands behind everything else in a document that is there whole. */
export const PAGE_END = 'page-end';

/**
 * Loads modules once the first view is painted, or as soon as somebody does something: until then
 * they would only take its way from it. Nor do they come before the document is read, of which they
 * would take over half; one that was cut off on its way, or of which nothing has come for a while, has
 * its page made anew. A module that does not come is asked for again. What is pressed before anybody
 * can hear it is held until that part of the page wakes; links and forms, which a browser can follow
 * alone, not for long. Plain text, since a browser shall read it as it is.
 */
const START = `(function (files) {
  var LONGEST = 1000;
  var PATIENCE = 2500;
  var SILENCE = 10000;
  var PRESSED = '[${ASLEEP}] :is(button, a[href^="/"]:not([target], [download]))';
  var isWanted = false;
  var isStarted = false;
  var passing = null;
  var held = (window.${HELD_PRESSES} = []);
  function start() {
    isWanted = true;
    if (isStarted || document.readyState === 'loading') return;
    isStarted = true;
    files.forEach(function (file) { load(file, 1000); });
  }
  function load(file, pause) {
    import(file).catch(function () {
      setTimeout(load, pause, file, Math.min(2 * pause, 30000));
    });
  }
  function startAfterPaint() {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  }
  function goOnWithWhatCame() {
    var view = document.getElementById('${FIRST_VIEW_ID}');
    if (view && !document.getElementById('${PAGE_END}')) view.remove();
    if (isWanted || !document.querySelector('#root > *')) start();
  }
  // On a slow line a part of the page is better than nothing, though the rest may move it.
  function showWhatCame() {
    var whole = document.querySelector('link[rel="expect"]');
    if (whole) whole.remove();
  }
  // A browser does not say that a connection has broken: the document is never read.
  function watchLine(known) {
    var size = document.getElementsByTagName('*').length;
    if (document.readyState !== 'loading') return;
    if (size > known) return setTimeout(watchLine, SILENCE, size);
    isWanted = true;
    stop();
    goOnWithWhatCame();
  }
  function hold(event) {
    var pressed = event.target.closest && event.target.closest(PRESSED);
    if (!pressed || pressed === passing) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (pressed.type === 'button') held.push(pressed);
    else if (held.indexOf(pressed) < 0) {
      held.push(pressed);
      letGo(pressed);
    }
  }
  function letGo(pressed) {
    setTimeout(function () {
      var at = held.indexOf(pressed);
      if (at < 0) return;
      held.splice(at, 1);
      passing = pressed;
      pressed.click();
      passing = null;
    }, LONGEST);
  }
  addEventListener('click', hold, true);
  ['pointerdown', 'touchstart', 'keydown', 'scroll'].forEach(function (type) {
    addEventListener(type, start, { once: true, passive: true, capture: true });
  });
  addEventListener('DOMContentLoaded', goOnWithWhatCame);
  addEventListener('load', startAfterPaint);
  // A picture that does not come, or a window that is not seen, does not keep the page waiting.
  setTimeout(start, PATIENCE);
  setTimeout(showWhatCame, PATIENCE);
  watchLine(0);
})`;

const MODULE = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g;
const PRELOAD = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;

/** The built document with its modules loaded late: it sleeps until they have come. */
export function startLate(html: string): string {
  const files = [PRELOAD, MODULE].flatMap((tag) => [...html.matchAll(tag)].map(([, file]) => file));
  const script = `\n    <script>${START}(${JSON.stringify(files)});</script>`;
  return html
    .replace(PRELOAD, '')
    .replace(MODULE, '')
    .replace('\n  </head>', `${script}\n  </head>`)
    .replace('<body>', `<body ${ASLEEP}>`);
}
