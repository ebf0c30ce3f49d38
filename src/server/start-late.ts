import { ASLEEP, HELD_PRESSES } from '../contract/first-view.ts';

/**
 * Loads modules once the first view is painted, or as soon as somebody does something: until then
 * they would only take its way from it. Who presses a button before anybody can hear it is not
 * left waiting: the press is held until that part of the page wakes. Plain text, since a browser
 * shall read it as it is.
 */
const START = `(function (files) {
  var isStarted = false;
  window.${HELD_PRESSES} = [];
  function start() {
    if (isStarted) return;
    isStarted = true;
    files.forEach(function (file) { import(file); });
  }
  function startAfterFrame() {
    requestAnimationFrame(function () { setTimeout(start); });
  }
  function startAfterPaint() {
    new PerformanceObserver(startAfterFrame).observe({ type: 'paint', buffered: true });
  }
  addEventListener('click', function (event) {
    var button = event.target.closest && event.target.closest('[${ASLEEP}] button');
    if (!button) return;
    event.stopImmediatePropagation();
    window.${HELD_PRESSES}.push(button);
  }, true);
  ['pointerdown', 'touchstart', 'keydown', 'scroll'].forEach(function (type) {
    addEventListener(type, start, { once: true, passive: true, capture: true });
  });
  addEventListener('load', startAfterPaint);
  // A picture that does not come, or a window that is not seen, does not keep the page waiting.
  setTimeout(start, 2500);
})`;

const MODULE = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g;
const PRELOAD = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;

/** The built document with its modules loaded late. */
export function startLate(html: string): string {
  const files = [PRELOAD, MODULE].flatMap((tag) => [...html.matchAll(tag)].map(([, file]) => file));
  const script = `\n    <script>${START}(${JSON.stringify(files)});</script>`;
  return html
    .replace(PRELOAD, '')
    .replace(MODULE, '')
    .replace('\n  </head>', `${script}\n  </head>`);
}
