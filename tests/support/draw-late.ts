/** Runs in a page: what React draws later than at once comes a good while later. No stopped clock holds it up. */
export function drawLate(): void {
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function postLate(message: unknown) {
    void scheduler.postTask(() => post.call(this, message), { delay: 400 });
  };
}
