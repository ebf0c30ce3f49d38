import type { Reporter, TestModule } from 'vitest/node';

/** Closes a run with the plain line `N passed, N failed`, which any tool can read. */
export default class PlainLineReporter implements Reporter {
  #line = '0 passed, 0 failed';

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    );
    const count = (state: string): number => states.filter((one) => one === state).length;
    const broken = modules.filter(
      (module) => module.state() === 'failed' && module.children.size === 0,
    );
    const failed = count('failed') + broken.length + errors.length;
    const skipped = count('skipped');
    this.#line = `${count('passed')} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
    process.once('exit', () => console.log(this.#line));
  }
}
