/**
 * Ends the current task, so that input is handled first. By a message, because timers are throttled
 * in background tabs and stopped in tests.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
