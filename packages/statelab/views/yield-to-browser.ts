const timePasses = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** The most milliseconds between two yields to the browser. A click should be answered within 100. */
const yieldInterval = 40;

let yieldedAt = 0;

/** Yields regularly, so that the browser draws and handles a click on Stop. */
export async function yieldToBrowser(): Promise<void> {
  if (performance.now() - yieldedAt < yieldInterval) return;
  await timePasses();
  yieldedAt = performance.now();
}
