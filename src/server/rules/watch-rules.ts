import { watch, type FSWatcher } from 'node:fs';
import { mkdirSync } from 'node:fs';
import { describeFile, describeFolder } from './describe-folder.ts';
import { switchesFile, type RulesStore } from './rules-store.ts';

export interface WatchOptions {
  readonly folder: string;
  readonly cache: string;
  /** Called when a reading fails altogether. */
  readonly onError: (error: unknown) => void;
}

/** Milliseconds of quiet after a change before the folder is read, and the longest wait for them. */
const QUIET = 80;
const LONGEST = 600;
/** Milliseconds between looks of our own: some disks, and folders that were exchanged, tell nothing. */
const LOOK = 1000;

/**
 * Reads the rules again soon after a file of them or a switch changes.
 * @returns the way to stop
 */
export function watchRules(rules: RulesStore, options: WatchOptions): () => void {
  const { folder, cache, onError } = options;
  const look = async (): Promise<string> => {
    return `${await describeFolder(folder)}\n${await describeFile(switchesFile(cache))}`;
  };
  // Nothing yet: what changed between the start and the first look is read, too.
  let seen = '';
  let isClosed = false;
  const reload = debounce(async () => {
    if (isClosed) return;
    seen = await look();
    await rules.reload().catch(onError);
  });
  const timer = setInterval(() => {
    void look().then((now) => {
      if (now !== seen) reload.call();
    });
  }, LOOK);
  timer.unref();
  const watchers = [watchFolder(folder, reload.call), watchFolder(cache, reload.call, SWITCHES)];
  return () => {
    isClosed = true;
    clearInterval(timer);
    reload.cancel();
    for (const watcher of watchers) watcher?.close();
  };
}

/** In the cache only the switches are somebody else's work. */
const SWITCHES = /^switches\.json$/;

function watchFolder(folder: string, onChange: () => void, only = /(?:)/): FSWatcher | null {
  const isCache = only === SWITCHES;
  try {
    // Not the folder of the rules: without any file it would be a set without any rule.
    if (isCache) mkdirSync(folder, { recursive: true });
    const options = { recursive: !isCache, persistent: false };
    const watcher = watch(folder, options, (_event, name) => {
      if (name === null || only.test(name)) onChange();
    });
    return watcher.on('error', () => watcher.close());
  } catch {
    return null;
  }
}

function debounce(run: () => Promise<void>): { call: () => void; cancel: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let since: number | null = null;
  return {
    call() {
      const now = Date.now();
      since ??= now;
      clearTimeout(timer);
      const pause = Math.max(0, Math.min(QUIET, since + LONGEST - now));
      timer = setTimeout(() => {
        since = null;
        void run();
      }, pause);
      timer.unref();
    },
    cancel: () => clearTimeout(timer),
  };
}
