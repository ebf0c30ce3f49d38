import { mkdirSync, watch, type FSWatcher } from 'node:fs';
import { basename } from 'node:path';
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
  const watchers = [watchAll(folder, reload.call), watchSwitches(cache, reload.call)];
  return () => {
    isClosed = true;
    clearInterval(timer);
    reload.cancel();
    for (const watcher of watchers) watcher?.close();
  };
}

/** Does not make the folder of the rules: without any file it would be a set without any rule. */
function watchAll(folder: string, onChange: () => void): FSWatcher | null {
  return watchSafely(() => watch(folder, { recursive: true, persistent: false }, onChange));
}

/** In the cache only the switches are somebody else's work. */
function watchSwitches(cache: string, onChange: () => void): FSWatcher | null {
  return watchSafely(() => {
    mkdirSync(cache, { recursive: true });
    return watch(cache, { persistent: false }, (_event, name) => {
      if (name === null || name === basename(switchesFile(cache))) onChange();
    });
  });
}

/** Null where nothing can be watched: then looks of our own are all there is. */
function watchSafely(open: () => FSWatcher): FSWatcher | null {
  try {
    const watcher = open();
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
