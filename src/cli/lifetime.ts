/** Ending when the one who started us ends. */

/**
 * npm started us through a shell, and a shell that is ended does not tell its children: without this
 * a server, or a test run with its browsers, would live on after npm is gone. Signals become a
 * plain exit, so that `exit` listeners can end what we started ourselves.
 */
export function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(143);
  }, 500).unref();
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}
