/** Ends what a command runs when its reader wants no more of it, so that it can still clear up. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => controller.abort(new Error('Stopped.')));
  }
  return controller.signal;
}
