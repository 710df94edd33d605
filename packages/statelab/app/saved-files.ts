import { fromCallback } from 'xstate';
import * as project from 'virtual:lab-config';
import { labConfig } from '#statelab/config.ts';
import { messageOf } from '#statelab/message-of.ts';
import { foundMachines, openModule } from '#statelab/machine/found-machines.ts';

/** Why the saved files cannot be opened, as sentences. A file that could not be opened before does not count. */
async function refusalsOf(change: number): Promise<readonly string[]> {
  const saved: typeof import('virtual:lab-config') = await import(
    /* @vite-ignore */ `/lab/project.js?change=${change}`
  );
  const modules = await Promise.all(
    (saved.files ?? []).map(({ file, load }) => openModule(file, load)),
  );
  // A lab.config.ts exports nothing: it calls `defineLab`.
  const { unopened } = foundMachines(
    modules.filter(({ exports, problem }) => problem ?? Object.keys(exports).length > 0),
  );
  const before = labConfig().unopened.map(({ file }) => file);
  return unopened.flatMap(({ file, reason }) =>
    before.includes(file) ? [] : [reason.includes(file) ? reason : `${file}: ${reason}`],
  );
}

/**
 * Loads the page again once saved files can be opened: the URL keeps the view and the tab the run. Files
 * with a mistake leave everything as it was, and it sends what is wrong.
 */
export const savedFiles = fromCallback(({ sendBack }) => {
  // A built lab follows no files.
  if (project.files === undefined) return undefined;
  let changes = 0;
  async function look(): Promise<void> {
    changes += 1;
    const change = changes;
    const refusals = await refusalsOf(change).catch((error: unknown) => [messageOf(error)]);
    // Another file may have been saved meanwhile.
    if (change !== changes) return;
    if (refusals.length === 0) window.location.reload();
    else sendBack({ type: 'FILES.REFUSE', refusals });
  }
  const changed = new BroadcastChannel('lab-changes');
  changed.addEventListener('message', () => void look());
  const leaving = new AbortController();
  const { signal } = leaving;
  // A browser opens at most six connections to a server: one tab listens, and tells the others.
  async function ask(): Promise<void> {
    const source = new EventSource('/lab/changes');
    source.addEventListener('message', () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
      changed.postMessage(null);
      void look();
    });
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    source.close();
  }
  navigator.locks.request('lab-changes', { signal }, ask).catch(() => {});
  return () => {
    leaving.abort();
    changed.close();
  };
});
