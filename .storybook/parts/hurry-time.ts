import { spyOn } from 'storybook/test';

const TIMES = 40;

/** Lets a story's timers run out sooner: nobody waits four seconds for what comes after them. */
export function hurryTime(): void {
  const { setTimeout } = globalThis;
  const hurried = (run: TimerHandler, wait = 0) => setTimeout(run, wait / TIMES);
  spyOn(globalThis, 'setTimeout').mockImplementation(hurried as typeof setTimeout);
}
