/** Aborts on SIGINT or SIGTERM, so that a command can clean up. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => controller.abort(new Error('Stopped.')));
  }
  return controller.signal;
}
