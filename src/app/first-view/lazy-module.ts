/** Code that is loaded when it is needed, once. */
export interface LazyModule<Module> {
  /** Loads it. After a failure the next call tries again. */
  load(): Promise<Module>;
  /** Null until it is there. */
  current(): Module | null;
}

/** @param get imports the code */
export function lazyModule<Module>(get: () => Promise<Module>): LazyModule<Module> {
  let module: Module | null = null;
  let loading: Promise<Module> | null = null;
  const remember = (loaded: Module): Module => {
    module = loaded;
    return loaded;
  };
  const forget = (error: unknown): never => {
    loading = null;
    throw error;
  };
  return {
    load: () => (loading ??= get().then(remember, forget)),
    current: () => module,
  };
}
