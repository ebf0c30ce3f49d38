interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor asks to be spared what nobody has asked for, or is on a slow connection. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
